import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestApi, type TestApi } from '../../../testing/test-api.ts';
import { aDraft, confirm, register } from '../../../testing/test-works.ts';
import { check, csvFile, sendImport } from '../testing/send-import.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

test('compares a row with registered works, but not with a submission that its member can’t see', async () => {
  const ipi = '00000000395';
  const esi = await api.signUp({ given_name: 'Esi', ipi_name_number: ipi });
  const kofi = await api.signUp({ given_name: 'Kofi' });
  const publisher = await api.signUp({ corporation_name: 'Osu Music' });
  const isAlike = async () => {
    const file = csvFile([
      ['Title', 'Writer last name', 'Writer IPI', 'Role', 'Writer share'],
      ['Quiet Harbour', 'Quartey', ipi, 'CA', '100'],
    ]);
    const { report } = await check(publisher, await sendImport(publisher, file));
    return report?.repairs.some(({ rule }) => rule === 'I-DUP-02');
  };
  const pending = await register(esi, aDraft('Quiet Harbour', esi, kofi));
  expect([pending.state, await isAlike()]).toEqual(['awaiting_confirmation', false]);
  await confirm(kofi, pending);
  expect(await isAlike()).toBe(true);
});
