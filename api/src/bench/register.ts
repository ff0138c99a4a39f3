import { randomUUID } from 'node:crypto';
import type { CompositionDetails } from '@counterpoint/domain/schemas';
import { createContext } from '../api-context.ts';
import { API_PREFIX, buildApp } from '../app.ts';
import { readEnv } from '../config/env.ts';
import { createDatabase, openDatabase } from '../db/open-database.ts';
import { insertMember } from '../testing/test-member.ts';
import { aDraft } from '../testing/test-works.ts';
import { headersOf } from './many-works.ts';
import { timeOf } from './measure.ts';
import { createRecorder, type Renewal, repeatStatements, type Statement } from './recorded-repository.ts';

const AT_ONCE = 4;
const WARM_UPS = 100;
const ROUNDS = 5;
const EACH = 200;
/** How much of what the statements alone achieve is to be left with all that the API does around them. */
const AIM = 0.7;
const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/** Works drafted and registered over HTTP, beside the very statements of that over bare connections. */
export async function benchRegister(dataDir: string): Promise<boolean> {
  const env = readEnv({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
  const opened = await openDatabase(env);
  const recorder = createRecorder();
  const db = createDatabase(opened.connection, env.DATABASE_POOL, (event) => recorder.log(event));
  const context = createContext({ env, db, connection: opened.connection, now: () => new Date() });
  const app = await buildApp(context);
  try {
    const address = `${await app.listen({ port: 0, host: '127.0.0.1' })}${API_PREFIX}`;
    const member = await insertMember(db, { email: 'register@example.org', ipi_name_number: '00241555778' });
    const register = registering(address, await headersOf({ context }, member), member);
    await atOnce(WARM_UPS, register);
    recorder.isOn = true;
    const work = await register();
    recorder.isOn = false;
    const { statements } = recorder;
    const renewal = renewalOf(statements, work, member);
    const repeat = (times: number) =>
      repeatStatements(opened.connection, statements, renewal, { atOnce: AT_ONCE, times });
    await repeat(WARM_UPS);
    const [whole, bare]: [number[], number[]] = [[], []];
    // In turn, so that both meet the same machine.
    for (let round = 0; round < ROUNDS; round += 1) {
      whole.push(await timeOf(() => atOnce(EACH, register)));
      bare.push(await timeOf(() => repeat(EACH)));
    }
    return report(perSecond(whole), perSecond(bare), statements.length);
  } finally {
    await app.close();
    await db.destroy();
    await opened.close();
  }
}

/** Drafts a work and submits it: a writer with an IPI alone, so that it is registered at once. */
function registering(address: string, headers: Record<string, string>, member: { partyId: string }) {
  let titles = 0;
  async function send(path: string, more: Record<string, string>, body?: object): Promise<CompositionDetails> {
    const asked = {
      ...headers,
      'idempotency-key': randomUUID(),
      ...more,
      ...(body && { 'content-type': 'application/json' }),
    };
    const answer = await fetch(`${address}${path}`, {
      ...{ method: 'POST', headers: asked },
      ...(body && { body: JSON.stringify(body) }),
    });
    const { data, message } = JSON.parse(await answer.text());
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${message}`);
    return data;
  }
  return async () => {
    titles += 1;
    const draft = await send('/compositions', {}, aDraft(`Measured Song ${titles}`, member));
    return send(`/compositions/${draft.id}/submission`, { 'if-match': `"${draft.version}"` });
  };
}

async function atOnce(times: number, work: () => Promise<unknown>): Promise<void> {
  let left = times;
  async function one(): Promise<void> {
    while (left > 0) {
      left -= 1;
      await work();
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, one));
}

/** The ids that the registration made, and its reference; what was there before stays what it is. */
function renewalOf(
  statements: readonly Statement[],
  { reference }: CompositionDetails,
  member: Awaited<ReturnType<typeof insertMember>>,
): Renewal {
  const all = JSON.stringify(statements).match(UUID) ?? [];
  const standing = new Set<string>([member.accountId, member.memberId, member.partyId]);
  const ids = [...new Set(all)].filter((id) => !standing.has(id));
  return { ids, texts: [reference] };
}

function perSecond(taken: readonly number[]): number {
  return (taken.length * EACH * 1_000) / taken.reduce((sum, time) => sum + time, 0);
}

function report(whole: number, bare: number, statements: number): boolean {
  const ratio = whole / bare;
  process.stdout.write(`registrations a second over HTTP, ${AT_ONCE} at once: ${whole.toFixed(0)}\n`);
  process.stdout.write(`  its ${statements} statements over bare connections: ${bare.toFixed(0)}\n`);
  process.stdout.write(`  ${ratio.toFixed(2)} of them (aim ${AIM})\n`);
  return ratio >= AIM;
}
