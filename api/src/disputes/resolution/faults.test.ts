import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type KyselyPlugin, type RootOperationNode, sql } from 'kysely';
import { inTransaction, type Tx } from '../../platform/db/transaction.ts';
import { createTestApi, type TestApi, type TestMember } from '../../testing/test-api.ts';
import { aFiledCase, aSharedWork, caseAs } from '../../testing/test-filing.ts';
import { answerCase } from '../answers/answer-service.ts';

let api: TestApi;
let ama: TestMember;
let kofi: TestMember;

beforeAll(async () => {
  api = await createTestApi();
  ama = await api.signUp({ given_name: 'Ama' });
  kofi = await api.signUp({ given_name: 'Kofi' });
});
afterAll(() => api.close());

/** Runs the fault after this many queries. */
class Interruption implements KyselyPlugin {
  queries = 0;
  readonly #after: number;
  readonly #interrupt: () => void;

  constructor(after: number, interrupt: () => void) {
    this.#after = after;
    this.#interrupt = interrupt;
  }

  transformQuery({ node }: { readonly node: RootOperationNode }): RootOperationNode {
    this.queries += 1;
    if (this.queries > this.#after) this.#interrupt();
    return node;
  }

  transformResult<Result>({ result }: { readonly result: Result }): Promise<Result> {
    return Promise.resolve(result);
  }
}

/** Counts of everything that closing a case writes. */
async function written() {
  const { rows } = await sql<Record<string, string>>`select
    (select count(*) from opposition_event) as events,
    (select count(*) from opposition_event where type = 'update') as answers,
    (select string_agg(state || version, ',' order by id) from opposition) as cases,
    (select count(*) from opposition_party where answer is not null) as answered,
    (select count(*) from composition_revision) as versions,
    (select count(*) from composition_line) as lines,
    (select sum(version) from composition) as changes,
    (select count(*) from hold where released_at is null) as held,
    (select count(*) from notification) as notices,
    (select count(*) from audit_event) as trail,
    (select count(*) from outbox) as sent,
    (select count(*) from job) as jobs`.execute(api.db);
  return rows[0];
}

async function aCase(title: string) {
  const work = await aSharedWork(title, ama, kofi);
  return aFiledCase(kofi, work, { [kofi.partyId]: 7000, [ama.partyId]: 3000 });
}

function accept(tx: Tx, { id, version }: { id: string; version: number }) {
  const act = { actor: { ...ama, accountId: ama.accountId }, at: api.clock.now() };
  const response = { id, version, answer: 'update' as const, statement: '' };
  return answerCase(tx, act, response);
}

test('rolls back the end of a case that fails at any step', async () => {
  const filed = await aCase('Failing');
  const before = await written();
  let steps = 0;
  for (let isDone = false; !isDone; steps += 1) {
    const fault = new Interruption(steps, () => {
      throw new Error('The process is gone.');
    });
    isDone = await inTransaction(api.db, (tx) => accept(tx.withPlugin(fault), filed)).then(
      () => true,
      (error: Error) => error.message !== 'The process is gone.',
    );
    if (!isDone) expect([steps, await written()]).toEqual([steps, before]);
  }
  expect(steps).toBeGreaterThan(40);
  expect((await caseAs(kofi, filed.id)).state).toBe('resolved');
}, 120_000);

test('leaves nothing behind when the connection is lost while a case ends', async () => {
  const filed = await aCase('Lost');
  const before = await written();
  const ending = inTransaction(api.db, async (tx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
    await accept(tx, filed);
    await sql`select pg_terminate_backend(${rows[0]?.pid ?? 0})`.execute(api.db);
    await sql`select 1`.execute(tx);
  });
  await expect(ending).rejects.toThrow();
  expect(await written()).toEqual(before);
  expect((await caseAs(kofi, filed.id)).state).toBe('awaiting_response');
});
