import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestApi, type TestApi } from '../../../testing/test-api.ts';
import { society } from '../../../testing/test-society.ts';
import { aDraft, confirm, register } from '../../../testing/test-works.ts';
import { check, csvFile, sendImport, step } from '../testing/send-import.ts';

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

test('flags a row with the ISWC of a work that its member has submitted, whatever its title', async () => {
  const ipi = '00000000689';
  const esi = await api.signUp({ given_name: 'Esi', ipi_name_number: ipi });
  const kofi = await api.signUp({ given_name: 'Kofi' });
  const publisher = await api.signUp({ corporation_name: 'Osu Music' });
  const pending = await register(esi, { ...aDraft('Evening Bell', esi, kofi), iswc: 'T-034.524.680-1' });
  const file = csvFile([
    ['Title', 'ISWC', 'Writer last name', 'Writer IPI', 'Role', 'Writer share'],
    ['Renamed Since', 'T-034.524.680-1', 'Quartey', ipi, 'CA', '100'],
  ]);
  const checked = await check(esi, await sendImport(esi, file));
  const alike = checked.report?.repairs.filter(({ rule }) => rule === 'I-DUP-02');
  expect([pending.state, alike]).toMatchObject(['awaiting_confirmation', [{ severity: 'warn', column: 'ISWC' }]]);
  expect(checked.report?.clean_alike).toBe(1);
  const { report } = await check(publisher, await sendImport(publisher, file));
  expect(report?.repairs.some(({ rule }) => rule === 'I-DUP-02')).toBe(false);
});

test.each([
  { leaves_out_alike: false, imported: 2, listed: ['Low Tide Market'] },
  { leaves_out_alike: true, imported: 1, listed: [] },
])('lists imported duplicates for staff (left out: $leaves_out_alike)', async (start) => {
  const { leaves_out_alike, imported, listed } = start;
  const ipi = leaves_out_alike ? '00000000493' : '00000000591';
  const esi = await api.signUp({ given_name: 'Esi', ipi_name_number: ipi });
  const known = await register(esi, aDraft('Low Tide Markets', esi));
  const file = csvFile([
    ['Title', 'Writer last name', 'Writer IPI', 'Role', 'Writer share'],
    ['Low Tide Market', 'Quartey', ipi, 'CA', '100'],
    ['Unlike Any Other', 'Quartey', ipi, 'CA', '100'],
  ]);
  const checked = await check(esi, await sendImport(esi, file));
  expect(await step(esi, checked, ['POST', 'start', { leaves_out_alike }])).toMatchObject({ imported });
  const { data } = await society(api, 'compositions', 'duplicates');
  const pairs = data.filter(({ other }: { other: { id: string } }) => other.id === known.id);
  expect(pairs.map(({ work }: { work: { title: string } }) => work.title)).toEqual(listed);
});
