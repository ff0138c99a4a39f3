import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { WorkDetails } from '@counterpoint/domain/schemas/works';
import { API_PREFIX, buildApp } from 'api/main/app.ts';
import { createServices } from 'api/main/create-services.ts';
import { portalWiring } from 'api/main/wiring.ts';
import { readEnv } from 'api/platform/config/env.ts';
import { createDatabase, type OpenDatabase, openDatabase } from 'api/platform/db/open-database.ts';
import type { Database } from 'api/platform/db/transaction.ts';
import { plugIn } from 'api/platform/db/wiring.ts';
import { insertMember } from 'api/testing/test-member.ts';
import { timeOf } from './measure.ts';
import { createRecorder, repeatStatements, type Statement } from './recorded-repository.ts';
import type { RegistrationRequest, RegistrationResult } from './register-client.ts';
import { sessionHeaders } from './session-headers.ts';

const CONCURRENCY = 4;
const WARM_UPS = 100;
const ROUNDS = 5;
const REGISTRATIONS_PER_ROUND = 200;
/** Required fraction of the throughput of the bare statements. */
const TARGET = 0.7;
const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

type Env = ReturnType<typeof readEnv>;
type Member = Awaited<ReturnType<typeof insertMember>>;

/** Compares registrations over HTTP with the same statements on bare connections. */
export async function benchRegister(dataDir: string): Promise<boolean> {
  const env = readEnv({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
  const opened = await openDatabase(env, portalWiring(env));
  const client = fork(fileURLToPath(new URL('./register-client.ts', import.meta.url)));
  try {
    const member = await insertMember(opened.db, { email: 'register@example.org', ipi_name_number: '00241555778' });
    const recording = await record({ opened, env, client, member });
    return await withListener({ opened, env, db: opened.db }, async (address, context) => {
      const access = { address, headers: await sessionHeaders(context, member), partyId: member.partyId };
      const register = (times: number) => requestRegistration(client, { ...access, times, concurrency: CONCURRENCY });
      const repeat = (times: number) =>
        repeatStatements(opened.connection, recording, { concurrency: CONCURRENCY, times });
      await register(WARM_UPS);
      await repeat(WARM_UPS);
      const [whole, bare] = [new Rate(), new Rate()];
      // Alternating, so that both see the same load.
      for (let round = 0; round < ROUNDS; round += 1) {
        await whole.count(async () => (await register(REGISTRATIONS_PER_ROUND)).milliseconds);
        await bare.count(() => timeOf(() => repeat(REGISTRATIONS_PER_ROUND)));
      }
      return report(whole, bare, recording.statements.length);
    });
  } finally {
    client.disconnect();
    await opened.close();
  }
}

interface Setting {
  readonly opened: OpenDatabase;
  readonly env: Env;
  readonly db: Database;
}

async function withListener<Result>(
  { opened, env, db }: Setting,
  work: (address: string, context: ReturnType<typeof createServices>) => Promise<Result>,
): Promise<Result> {
  const context = createServices({ env, db, connection: opened.connection, now: () => new Date() });
  const app = await buildApp(context);
  try {
    return await work(`${await app.listen({ port: 0, host: '127.0.0.1' })}${API_PREFIX}`, context);
  } finally {
    await app.close();
  }
}

interface Recording extends Pick<Setting, 'opened' | 'env'> {
  readonly client: ChildProcess;
  readonly member: Member;
}

async function record({ opened, env, client, member }: Recording) {
  const recorder = createRecorder();
  const db = createDatabase(opened.connection, env.DATABASE_POOL, (event) => recorder.log(event));
  plugIn(db, portalWiring(env));
  try {
    return await withListener({ opened, env, db }, async (address, context) => {
      const access = {
        address,
        headers: await sessionHeaders(context, member),
        partyId: member.partyId,
        concurrency: 1,
      };
      await requestRegistration(client, { ...access, times: WARM_UPS });
      recorder.isOn = true;
      const { work } = await requestRegistration(client, { ...access, times: 1 });
      recorder.isOn = false;
      const { statements } = recorder;
      return { statements, ...renewalOf(statements, work, member) };
    });
  } finally {
    await db.destroy();
  }
}

async function requestRegistration(client: ChildProcess, request: RegistrationRequest): Promise<RegistrationResult> {
  client.send(request);
  const [registered] = await Promise.race([
    once(client, 'message'),
    once(client, 'exit').then(([code]) => Promise.reject(new Error(`The member's process ended with ${code}.`))),
  ]);
  // Sent by `register-client.ts`.
  return registered as RegistrationResult;
}

/** New ids and the reference change at each repetition; existing ids stay. */
function renewalOf(statements: readonly Statement[], { reference }: WorkDetails, member: Member) {
  const all = JSON.stringify(statements).match(UUID) ?? [];
  const existing = new Set<string>([member.accountId, member.memberId, member.partyId]);
  const ids = [...new Set(all)].filter((id) => !existing.has(id));
  return { ids, texts: [reference] };
}

/** Throughput, and CPU time of this process per item. */
class Rate {
  #times = 0;
  #milliseconds = 0;
  #processorMs = 0;

  async count(work: () => Promise<number>): Promise<void> {
    const before = process.cpuUsage();
    this.#milliseconds += await work();
    const { user, system } = process.cpuUsage(before);
    this.#processorMs += (user + system) / 1_000;
    this.#times += REGISTRATIONS_PER_ROUND;
  }

  get aSecond(): number {
    return (this.#times * 1_000) / this.#milliseconds;
  }

  toString(): string {
    return `${this.aSecond.toFixed(0)}, each with ${(this.#processorMs / this.#times).toFixed(1)} ms of this process's processor time`;
  }
}

function report(whole: Rate, bare: Rate, statements: number): boolean {
  const ratio = whole.aSecond / bare.aSecond;
  process.stdout.write(`registrations a second over HTTP, ${CONCURRENCY} at once: ${whole}\n`);
  process.stdout.write(`  its ${statements} statements one by one over bare connections: ${bare}\n`);
  process.stdout.write(`  ${ratio.toFixed(2)} of them (target ${TARGET})\n`);
  return ratio >= TARGET;
}
