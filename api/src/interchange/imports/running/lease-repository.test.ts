import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { createTestApi, type TestApi } from '../../../testing/test-api.ts';
import { clearNewMembers } from '../../../testing/test-clearance.ts';
import { check, csvFile, sendImport } from '../testing/send-import.ts';
import { leaseImport } from './lease-repository.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
  await clearNewMembers(api);
});
afterAll(() => api.close());

test('leases one of a member’s imports that wait to be written, also if two processes look at once', async () => {
  const ama = await api.signUp({ given_name: 'Ama' });
  const files = ['One', 'Two'].map((title) =>
    csvFile([
      ['Title', 'Writer last name', 'Writer share'],
      [title, 'Addo', '100'],
    ]),
  );
  for (const file of files) await check(ama, await sendImport(ama, file));
  // Its own runner must not take them first.
  await api.app.close();
  await api.db
    .updateTable('import_job')
    .set({ state: 'importing', leased_until: null })
    .where('member_id', '=', ama.memberId)
    .execute();
  const [first, meanwhile] = await inTransaction(api.db, async (tx) => [
    await leaseImport(tx, []),
    await inTransaction(api.db, (other) => leaseImport(other, [])),
  ]);
  const afterwards = await inTransaction(api.db, (tx) => leaseImport(tx, []));
  expect([typeof first?.id, meanwhile, afterwards]).toEqual(['string', null, null]);
});
