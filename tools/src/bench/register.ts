import type { WorkDetails } from '@counterpoint/domain/schemas/works';
import { createServices } from 'api/main/create-services.ts';
import { portalWiring } from 'api/main/wiring.ts';
import { readEnv } from 'api/platform/config/env.ts';
import { createDatabase, openDatabase } from 'api/platform/db/open-database.ts';
import { plugIn } from 'api/platform/db/wiring.ts';
import type { Services } from 'api/platform/services.ts';
import { insertMember } from 'api/testing/test-member.ts';
import { type Clients, startClients } from './client-process.ts';
import { whileListening } from './listen.ts';
import { print, timeOf } from './measure.ts';
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

type Member = Awaited<ReturnType<typeof insertMember>>;

/** Compares registrations over HTTP with the same statements on bare connections. */
export async function benchRegister(dataDir: string): Promise<boolean> {
  const env = readEnv({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
  const opened = await openDatabase(env, portalWiring(env));
  const clients = startClients<RegistrationRequest>('./register-client.ts');
  try {
    const member = await insertMember(opened.db, { email: 'register@example.org', ipi_name_number: '00241555778' });
    const setting = { env, connection: opened.connection, clients, member };
    const recording = await record(setting);
    return await whileRegistering({ ...setting, db: opened.db }, async (register) => {
      const repeat = (times: number) =>
        repeatStatements(opened.connection, recording, { concurrency: CONCURRENCY, times });
      await register(WARM_UPS, CONCURRENCY);
      await repeat(WARM_UPS);
      const [whole, bare] = [new Rate(), new Rate()];
      // Alternating, so that both see the same load.
      for (let round = 0; round < ROUNDS; round += 1) {
        await whole.count(async () => (await register(REGISTRATIONS_PER_ROUND, CONCURRENCY)).milliseconds);
        await bare.count(() => timeOf(() => repeat(REGISTRATIONS_PER_ROUND)));
      }
      return report(whole, bare, recording.statements.length);
    });
  } finally {
    clients.stop();
    await opened.close();
  }
}

interface Setting extends Pick<Services, 'env' | 'connection'> {
  readonly clients: Clients<RegistrationRequest>;
  readonly member: Member;
}

type Register = (times: number, concurrency: number) => Promise<RegistrationResult>;

async function whileRegistering<Result>(
  { clients, member, ...foundation }: Setting & Pick<Services, 'db'>,
  work: (register: Register) => Promise<Result>,
): Promise<Result> {
  const context = createServices({ ...foundation, now: () => new Date() });
  const headers = await sessionHeaders(context, member);
  return whileListening(context, (address) =>
    work((times, concurrency) => clients.ask({ address, headers, partyId: member.partyId, times, concurrency })),
  );
}

async function record(setting: Setting) {
  const { env, connection, member } = setting;
  const recorder = createRecorder();
  const db = createDatabase(connection, env.DATABASE_POOL, (event) => recorder.log(event));
  plugIn(db, portalWiring(env));
  try {
    return await whileRegistering({ ...setting, db }, async (register) => {
      await register(WARM_UPS, 1);
      recorder.isOn = true;
      const { work } = await register(1, 1);
      recorder.isOn = false;
      const { statements } = recorder;
      return { statements, ...renewalOf(statements, work, member) };
    });
  } finally {
    await db.destroy();
  }
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
  print(`registrations a second over HTTP, ${CONCURRENCY} at once: ${whole}`);
  print(`  its ${statements} statements one by one over bare connections: ${bare}`);
  print(`  ${ratio.toFixed(2)} of them (target ${TARGET})`);
  return ratio >= TARGET;
}
