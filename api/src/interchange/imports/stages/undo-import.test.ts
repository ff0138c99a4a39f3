import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { newId } from '../../../platform/db/new-id.ts';
import { createTestApi, type TestApi, type TestMember } from '../../../testing/test-api.ts';
import { clearNewMembers } from '../../../testing/test-clearance.ts';
import { readImport } from '../import-repository.ts';
import { csvFile, importTable, step } from '../testing/send-import.ts';
import { advance } from './step-progress-repository.ts';

let api: TestApi;
let ama: TestMember;
beforeAll(async () => {
  api = await createTestApi();
  await clearNewMembers(api);
  ama = await api.signUp({ given_name: 'Ama' });
});
afterAll(() => api.close());

const HEADER = ['Work number', 'Title', 'Writer last name', 'First name', 'Writer IPI', 'Role', 'Writer share'];

function partiesNamed(...names: readonly string[]) {
  return api.db.selectFrom('party').select(['id', 'family_name']).where('family_name', 'in', names).execute();
}

test('keeps a party that another member claimed, even if the claim was refused', async () => {
  const names = ['Boateng', 'Tetteh'];
  const rows = names.map((name) => [`U-${name}`, `Song of ${name}`, name, 'Yaw', '', 'CA', '100']);
  const done = await importTable(ama, csvFile([HEADER, ...rows]));
  const claimed = (await partiesNamed('Boateng')).at(0)?.id ?? '';
  const { memberId: member_id, accountId: account_id } = await api.signUp();
  const claim = { party_id: claimed, member_id, account_id, basis: 'ipi_name_number', number: '00000080167' } as const;
  const at = api.clock.now();
  await api.db
    .insertInto('party_claim')
    .values({ id: newId(), ...claim, state: 'refused', created_at: at, decided_at: at })
    .execute();
  expect(await step(ama, done, ['POST', 'undoing'])).toMatchObject({ state: 'undone', removed: 2 });
  expect(await partiesNamed(...names)).toEqual([{ id: claimed, family_name: 'Boateng' }]);
});

test('gives up a job that keeps failing while undoing or checking', async () => {
  const row = ['U-1', 'Song that keeps failing', 'Ama', 'Yaw', '', 'CA', '100'];
  const { id } = await importTable(ama, csvFile([HEADER, row]));
  const attemptsAfter = async (removed: number) => {
    const job = await readImport(api.db, id);
    await advance(api.db, { job, now: api.clock.now }, { cursor: job.cursor, by: 0, removed, progress: 1 });
    return (await readImport(api.db, id)).attempts;
  };
  const leased_until = new Date(Date.now() + 3_600_000);
  for (const state of ['checking', 'undoing'] as const) {
    await api.db.updateTable('import_job').set({ state, attempts: 2, leased_until }).where('id', '=', id).execute();
    expect(await attemptsAfter(0)).toBe(2);
  }
  expect(await attemptsAfter(1)).toBe(0);
});
