import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestApi, type TestApi, type TestMember } from '../../testing/test-api.ts';
import { giveMandate } from '../../testing/test-mandates.ts';
import { addPerson } from '../../testing/test-people.ts';
import { check, csvFile, importTable, sendImport } from './testing/send-import.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const HEADER = ['Work number', 'Title', 'Writer last name', 'First name', 'Writer IPI', 'Role', 'Writer share'];
const IPI = '00000000395';
const ROWS = [
  HEADER,
  ['A-1', 'Represented', 'Quartey', 'Esi', IPI, 'CA', '100'],
  ['A-2', 'From Afar', 'Addo', 'Kofi', '', 'CA', '100'],
];

async function worksOf(member: TestMember) {
  const { items } = (await member.inject('GET', '/compositions')).json().data;
  return items.map(({ title, state }: { title: string; state: string }) => `${title} ${state}`);
}

test('says of each row under whose mandate it is registered, or what is missing', async () => {
  const esi = await api.signUp({ given_name: 'Esi', other_names: 'Quartey', ipi_name_number: IPI });
  const publisher = await api.signUp({ corporation_name: 'Osu Music' });
  const efua = await addPerson(api, publisher);
  const mandate = await giveMandate({ representative: publisher, represented: esi });
  const { id } = await importTable(efua, csvFile(ROWS));
  expect(await worksOf(publisher)).toEqual(['Represented awaiting_confirmation']);
  const { report } = (await efua.inject('GET', `/imports/${id}`)).json().data;
  expect(report.repairs.map(({ rule, correction }: Record<string, string>) => [rule, correction])).toEqual([
    ['I-PRT-01', expect.stringContaining('If a line is yours, enter the IPI name number or the name in your profile')],
    ['I-PRT-02', 'You have no part in this. It’s registered under the mandate of Esi Quartey.'],
  ]);
  expect(report.repairs.map(({ column }: { column: unknown }) => column)).toEqual([null, null]);
  const [work] = (await efua.inject('GET', '/compositions')).json().data.items;
  const { events } = (await efua.inject('GET', `/compositions/${work.id}`)).json().data;
  expect(events[0].actor_name).toBe('Efua Sarpong for Osu Music on behalf of Esi Quartey');

  await esi.inject('DELETE', `/mandates/${mandate}`);
  const late = csvFile([HEADER, ['B-1', 'After It', 'Quartey', 'Esi', IPI, 'CA', '100']]);
  const { report: after } = await check(efua, await sendImport(efua, late));
  expect(after?.repairs.map(({ rule }) => rule)).toEqual(['I-PRT-01']);
});

test('keeps rows of strangers as drafts', async () => {
  const member = await api.signUp();
  await importTable(member, csvFile([HEADER, ['C-1', 'For Later', 'Addo', 'Kofi', '', 'CA', '100']]), true);
  expect(await worksOf(member)).toEqual(['For Later draft']);
});

test('asks who holds the rights in recordings before it looks for a part of the member', async () => {
  const label = await api.signUp({ corporation_name: 'Osu Records' });
  const rows = [
    ['Recording number', 'Title', 'Artist', 'Duration', 'P line: year', 'P line: owner'],
    ['A-1', 'Harbour', 'Adwoa Boateng', '3:42', '2024', 'Osu Records'],
  ];
  const sent = await sendImport(label, csvFile(rows, 'recordings.csv'), 'recording');
  const { report } = await check(label, sent);
  const rules = report?.repairs.map(({ rule }) => rule);
  expect(rules).toContain('R-RGT-01');
  expect(rules).not.toContain('I-PRT-01');
});
