import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { inTransaction, type Tx } from '../platform/db/transaction.ts';
import { createTestApi, type TestApi, type TestMember } from '../testing/test-api.ts';
import { aRecordingDraft, registerRecording } from '../testing/test-recordings.ts';
import { aDraft, register } from '../testing/test-works.ts';
import { indexRecordings } from './recordings/recording-index.ts';
import { indexWorks } from './works/work-index.ts';

let api: TestApi;
let ama: TestMember;
beforeAll(async () => {
  api = await createTestApi();
  ama = await api.signUp();
});
afterAll(() => api.close());

async function untilAnyoneWaitsFor(tx: Tx): Promise<void> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
  const waiting = sql`select from pg_stat_activity where ${rows[0]?.pid} = any(pg_blocking_pids(pid))`;
  while ((await waiting.execute(api.db)).rows.length === 0);
}

test.each([
  {
    name: 'composition',
    index: indexWorks,
    registered: (title: string) => register(ama, aDraft(title, ama)),
    change: sql`update composition_revision set title = 'After' where composition_id =`,
  },
  {
    name: 'recording',
    index: indexRecordings,
    registered: (title: string) => registerRecording(ama, aRecordingDraft(title, ama)),
    change: sql`update recording set title = 'After' where id =`,
  },
])('indexes a $name with what another transaction is changing', async ({ index, registered, change }) => {
  const { id } = await registered('Before');
  const { other } = await inTransaction(api.db, async (tx) => {
    await sql`${change} ${id}`.execute(tx);
    await index(tx, [id]);
    // As when an entry that is linked with it changes.
    const indexing = inTransaction(api.db, (another) => index(another, [id]));
    await untilAnyoneWaitsFor(tx);
    return { other: indexing };
  });
  await other;
  const entry = await api.db.selectFrom('search_entry').select('label').where('id', '=', id).executeTakeFirst();
  expect(entry?.label).toBe('after');
});
