import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestApi, type TestApi, type TestMember } from '../../../testing/test-api.ts';
import { clearNewMembers } from '../../../testing/test-clearance.ts';
import { check, csvFile, importTable, sendImport, step } from '../testing/send-import.ts';

let api: TestApi;
let ama: TestMember;
beforeAll(async () => {
  api = await createTestApi({ IMPORT_BATCH: String(BATCH) });
  await clearNewMembers(api);
  ama = await api.signUp({ given_name: 'Ama' });
});
afterAll(() => api.close());

const HEADER = ['Work number', 'Title', 'Writer last name', 'First name', 'Writer IPI', 'Role'];
const BATCH = 20;
/** More than one batch, so that the second is created while the first is being written. */
const WORKS = 1.5 * BATCH;

/** Works of one writer whose name differs between the first and second half. */
function works(first: readonly string[], second: readonly string[]): string[][] {
  return Array.from({ length: WORKS }, (_, index) => {
    const writer = index < WORKS / 2 ? first : second;
    return [`N-${writer[0]}-${index}`, `Song ${writer[0]} ${index}`, ...writer, 'CA'];
  });
}

/** A party’s facts in each half of a file. */
const SAME_PARTIES: [how: string, ...parties: string[][]][] = [
  ['by number, then by name alone', ['Oduro', 'Kwaku', '00000080167'], ['Oduro', 'Kwaku', '']],
  ['by name alone, then by number', ['Ofori', 'Abena', ''], ['Ofori', 'Abena', '00000080265']],
];
test.each(SAME_PARTIES)('treats parties named %s as one', async (_, first, second) => {
  const rows = works(first, second).map((row) => [...row, '100']);
  const done = await importTable(ama, csvFile([[...HEADER, 'Writer share'], ...rows]));
  expect(done).toMatchObject({ state: 'done', imported: WORKS });
  const parties = await api.db
    .selectFrom('party')
    .select('ipi_name_number')
    .where('family_name', '=', first[0] ?? '')
    .execute();
  expect(parties).toEqual([{ ipi_name_number: first[2] || second[2] }]);
});

test('keeps a company apart from a person of the same name, within and across files', async () => {
  const header = [...HEADER, 'Writer PR', 'Publisher', 'Publisher PR'];
  const work = (number: string) => [number, `Song ${number}`, 'Tetteh', 'Naa', '', 'CA', '50', 'Naa Tetteh', '50'];
  await importTable(
    ama,
    csvFile([
      [...HEADER, 'Writer share'],
      ['N-T-1', 'Song one', 'Tetteh', 'Naa', '', 'CA', '100'],
    ]),
  );
  for (const number of ['N-T-2', 'N-T-3'])
    expect(await importTable(ama, csvFile([header, work(number)]))).toMatchObject({ state: 'done', imported: 1 });
  const parties = await api.db
    .selectFrom('party')
    .select('kind')
    .where((party) => party.or([party('family_name', '=', 'Tetteh'), party('organisation_name', '=', 'Naa Tetteh')]))
    .execute();
  expect(parties.map(({ kind }) => kind).toSorted()).toEqual(['organisation', 'person']);
});

/** A company with one number in the first batch, and with both or the other in the next. */
const NUMBERS: [how: string, company: { company: string; ipi: string; isni: string }, variants: string[][]][] = [
  [
    'then by both',
    { company: 'Zed', ipi: '00052210040', isni: '0000000123531945' },
    [
      ['00052210040', ''],
      ['00052210040', '0000000123531945'],
      ['', '0000000123531945'],
    ],
  ],
  [
    'then by the other and by both',
    { company: 'Zee', ipi: '00000080363', isni: '0000000123450029' },
    [
      ['00000080363', ''],
      ['', '0000000123450029'],
      ['00000080363', '0000000123450029'],
    ],
  ],
  [
    'the other way round',
    { company: 'Zet', ipi: '00000080461', isni: '0000000123450010' },
    [
      ['', '0000000123450010'],
      ['00000080461', '0000000123450010'],
      ['00000080461', ''],
    ],
  ],
];
test.each(NUMBERS)(
  'treats a party with one number at a time, %s, as one with both',
  async (_, { company, ipi, isni }, variants) => {
    const header = [
      'Recording number',
      'Title',
      'ISRC',
      'Artist',
      'Duration',
      'P year',
      'Rights holder',
      'Rights holder IPI',
      'Rights holder ISNI',
      'Share',
      'From',
    ];
    const named = variants.flatMap((party, place) =>
      Array.from({ length: place === 0 ? BATCH : BATCH / 2 }, () => party),
    );
    const rows = named.map((party, index) => {
      const holder = [company, ...party];
      return [`${company}-${index}`, `${company} ${index}`, '', 'Zed', '180', '2024', ...holder, '100', '2024-01-01'];
    });
    const checked = await check(ama, await sendImport(ama, csvFile([header, ...rows]), 'recording'));
    const done = await step(ama, checked, ['POST', 'start', { as_drafts: false }]);
    expect(done).toMatchObject({ state: 'done', imported: rows.length });
    const parties = await api.db
      .selectFrom('party')
      .select(['ipi_name_number', 'isni'])
      .where('organisation_name', '=', company)
      .execute();
    expect(parties).toEqual([{ ipi_name_number: ipi, isni }]);
    const found = await ama.inject('GET', '/rightsholders', { query: { query: isni, filter: 'all' } });
    expect(found.json().data.items).toMatchObject([{ name: company }]);
  },
);
