import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { clearNewMembers } from '../../testing/test-clearance.ts';
import { addPerson } from '../../testing/test-people.ts';
import { check, csvFile, sendImport, step } from './testing/send-import.ts';

let api: TestApi;

beforeAll(async () => {
  api = await createTestApi();
  await clearNewMembers(api);
});
afterAll(() => api.close());

test('records who starts and who undoes an import, not who uploaded its file', async () => {
  const label = await api.signUp({ corporation_name: 'Baobab Songs' });
  const [starting, undoing] = [await addPerson(api, label), await addPerson(api, label)];
  const file = csvFile([
    ['Title', 'Writer last name', 'Writer share'],
    ['Ours', 'Addo', '100'],
  ]);
  const sent = await check(label, await sendImport(label, file));
  const done = await step(starting, sent, ['POST', 'start', { as_drafts: false }]);
  const { account_id: importedBy } = await api.db
    .selectFrom('composition_event')
    .innerJoin('composition', 'composition.id', 'composition_event.composition_id')
    .select('composition_event.account_id')
    .where('composition.import_job_id', '=', sent.id)
    .executeTakeFirstOrThrow();
  expect(importedBy).toBe(starting.accountId);
  await step(undoing, done, ['POST', 'undoing']);
  const recorded = await api.db
    .selectFrom('audit_event')
    .select(['action', 'account_id'])
    .where('subject_id', '=', sent.id)
    .orderBy('id')
    .execute();
  expect(recorded.map(({ action, account_id }) => [action, account_id])).toEqual([
    ['import.create', label.accountId],
    ['import.start', starting.accountId],
    ['import.batch', starting.accountId],
    ['import.undo', undoing.accountId],
    ['import.undo_batch', undoing.accountId],
  ]);
});
