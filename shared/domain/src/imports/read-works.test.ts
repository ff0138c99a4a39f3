// cspell:ignore chiffres comme saisissez
import { inLanguage } from '@counterpoint/messages/node';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  createTableReader,
  guessColumns,
  type ImportedWork,
  importedDraft,
  rowsOf,
  WORK_TABLE,
  WRITTEN_HEADER,
} from './index.ts';
import { anyDraft } from './testing/any-draft.ts';

function read(header: readonly string[], rows: readonly (readonly string[])[]): ImportedWork[] {
  const reader = createTableReader({
    table: WORK_TABLE,
    header,
    mapping: guessColumns(WORK_TABLE, header),
    shareUnit: 'percent',
  });
  const works = rows.map((row, index) => reader.push(row, index + 2));
  return [...works, reader.end()].filter((work) => work !== null);
}

function drafts(header: readonly string[], ...rows: readonly (readonly string[])[]) {
  return read(header, rows).map(({ draft, findings }) => ({
    draft: importedDraft.parse(draft),
    findings: findings.map(({ id, line, column, found }) => `${id} ${line} ${column} ${found}`),
  }));
}

const share = (pr: number, mr = pr) => ({ pr, mr, sr: 0 });

describe('tables of works', () => {
  test('reports findings in the reader’s language', () => {
    const [work] = inLanguage('fr', () => read(['Title', 'Writer PR'], [['River', 'half']]));
    expect(work?.findings.map(({ expected, correction }) => [expected, correction])).toContainEqual([
      'une part comme 33.33',
      'Saisissez en chiffres une part de 0 à 100 pour cent.',
    ]);
  });

  test('are read as they were written, for any works', () => {
    fc.assert(
      fc.property(fc.array(anyDraft, { minLength: 1, maxLength: 4 }), (works) => {
        const rows = works.flatMap((draft, index) => rowsOf({ number: `N${index}`, draft }));
        const found = read(WRITTEN_HEADER, rows);
        expect(found.map(({ findings }) => findings)).toEqual(works.map(() => []));
        expect(found.map(({ number }) => number)).toEqual(works.map((_, index) => `N${index}`));
        expect(found.map(({ draft }) => importedDraft.parse(draft))).toEqual(works);
      }),
      { numRuns: 60 },
    );
  });

  test.each([
    ['Music with lyrics', 'MTX'],
    ['Music with words', 'MTX'],
    ['Words only', 'TXT'],
    ['Music and words used separately', 'MTN'],
  ])('read %j as %s', (typed, text_music) => {
    expect(drafts(['Title', 'Text and music'], ['River', typed])).toMatchObject([{ draft: { text_music } }]);
  });

  test('can describe a work in several rows, one per party', () => {
    const [work, other, ...rest] = drafts(
      ['Song title', 'Writer last name', 'First name', 'Writer share', 'Publisher', 'Publisher PR share'],
      ['River Song', 'Mensah', 'Ama', '50', 'Osu Music', '25,5'],
      ['', 'Boateng', 'Kofi', '24.5%', '', ''],
      ['Other', 'Unknown', '', '100', '', ''],
    );
    expect(rest).toEqual([]);
    expect(work?.findings).toEqual([]);
    expect(work?.draft.writers).toMatchObject([
      { party: { first_name: 'Ama', name: 'Mensah' }, role: 'CA', shares: share(5000) },
      { party: { first_name: 'Kofi', name: 'Boateng' }, role: 'CA', shares: share(2450) },
    ]);
    expect(work?.draft.publishers).toMatchObject([
      { chain: 1, type: 'E', party: { kind: 'organisation', name: 'Osu Music' }, shares: share(2550, 0) },
    ]);
    expect(other?.draft.writers).toMatchObject([{ party: null }]);
  });

  // cspell:disable-next-line
  test.each(['Unknown writer', 'N.N.', 'Unbekannt', 'Inconnu', 'Desconocido'])(
    'take %s for an unknown writer',
    (name) => {
      const [work] = drafts(['Title', 'Composer', 'Publisher'], ['River', name, 'Copyright Control']);
      expect([work?.draft.writers[0]?.party, work?.draft.publishers[0]?.party]).toEqual([null, null]);
    },
  );

  test('can have several writers in a row, and repeat facts of recordings', () => {
    const [work] = drafts(
      ['Title', 'Writer 1', 'Writer 1 share', 'Writer 2', 'Writer 2 share', 'ISRC'],
      ['River', 'Mensah, Ama', '50', 'Kofi Boateng', '50', 'GBEMI0300013'],
      ['River', 'Mensah, Ama', '50', 'Kofi Boateng', '50', 'GBEMI0300014'],
    );
    expect(work?.draft.writers).toMatchObject([
      { party: { first_name: 'Ama', name: 'Mensah' } },
      { party: { first_name: 'Kofi', name: 'Boateng' } },
    ]);
    expect(work?.draft.recordings.map(({ isrc }) => isrc)).toEqual(['GBEMI0300013', 'GBEMI0300014']);
  });

  test('report by row and column what can’t be read', () => {
    const [work] = drafts(
      ['Title', 'ISWC', 'Language', 'Writer last name', 'Writer share', 'Created on', 'Duration'],
      ['River', 'T-034.524.680-2', 'Klingon', 'Mensah', '120', '03/04/2024', '3:75'],
      ['River', '', '', '=HYPERLINK("x")', '33.3333', '', ''],
      ['River', '', 'en', '', '1', '', ''],
    );
    expect(work?.findings).toEqual([
      'I-CEL-02 2 ISWC T-034.524.680-2',
      'I-CEL-02 2 Language Klingon',
      'I-CEL-02 2 Created on 03/04/2024',
      'I-CEL-02 2 Duration 3:75',
      'I-CEL-02 2 Writer share 120',
      'I-CEL-01 3 Writer last name =HYPERLINK("x")',
      'I-CEL-03 3 Writer share 33.3333',
      'I-ROW-01 4 Language en',
      // The formula in row 3 isn't a name; that finding is already reported.
      'I-PTY-01 4 Writer last name null',
    ]);
  });

  test('report a number that a spreadsheet shortened', () => {
    const header = ['Title', 'Work number', 'Writer last name', 'Writer share', 'Writer IPI'];
    const [work] = drafts(header, ['River', '8.05E+11', 'Mensah', '100', '1,41E+08']);
    expect(work?.findings).toEqual(['I-CEL-06 2 Work number 8.05E+11', 'I-CEL-02 2 Writer IPI 1,41E+08']);
  });

  test('ignore invisible marks around a text', () => {
    const header = ['Title', 'Writer last name', 'Writer IPI', 'Writer share'];
    const cells = ['\u200eRiver', '\u00a0Mensah\u200b', '\u202a00000000297\u202c', '\ufeff100'];
    const [work] = drafts(header, cells);
    expect(work?.findings).toEqual([]);
    expect(work?.draft).toMatchObject({
      title: 'River',
      writers: [{ party: { name: 'Mensah', ipi_name_number: '00000000297' }, shares: share(10_000) }],
    });
  });

  test('tell an IPI base number from a name number', () => {
    const [work] = read(['Title', 'Writer last name', 'Writer IPI'], [['River', 'Mensah', 'I-001068130-6']]);
    expect(work?.findings[0]?.correction).toMatch(/IPI base number/);
  });

  test.each(['2026-09-05', '5-Sep', 'Mar-01', '31/05/2024', '05.09.26'])(
    'warn of a title that a spreadsheet made a date: %s',
    (title) => {
      const header = ['Title', 'Writer last name', 'Writer share', 'Created on'];
      const [work] = drafts(header, [title, 'Mensah', '100', '2024-05-31']);
      expect([work?.draft.title, work?.findings]).toEqual([title, [`I-CEL-07 2 Title ${title}`]]);
    },
  );

  test('return the place of a field of a work', () => {
    const [work] = read(
      ['Title', 'Writer last name', 'Role'],
      [
        ['River', 'Mensah', 'CA'],
        ['River', 'Boateng', ''],
      ],
    );
    expect(work?.placeOf('writers.1.role')).toMatchObject({ line: 3, column: 'Role' });
    expect(work?.placeOf('writers.1.party')).toMatchObject({ line: 3, column: 'Writer last name' });
    expect(work?.placeOf('writers.0.party')).toMatchObject({ line: 2, column: 'Writer last name', found: 'Mensah' });
    expect(work?.placeOf('writers')).toEqual({ line: 2, column: null, found: null });
    expect(work?.placeOf('title')).toEqual({ line: 2, column: 'Title', found: 'River' });
  });

  test('return the empty cell of a field that a work lacks', () => {
    const [work] = read(['Work number', 'Title', 'Writer last name'], [['N-1', '', 'Mensah']]);
    expect(work?.placeOf('title')).toEqual({ line: 2, column: 'Title', found: null });
    expect(work?.placeOf('genre')).toEqual({ line: 2, column: null, found: null });
  });

  test('take a work with a library or CD number for library music', () => {
    const [work] = drafts(['Title', 'Writer last name', 'Library'], ['River', 'Mensah', 'The Cool Music Library']);
    expect(work?.draft.origin).toMatchObject({ purpose: 'LIB', library: 'The Cool Music Library' });
  });

  test('limit the memory of a work', () => {
    const [work] = read(
      ['Title', 'Writer last name'],
      Array.from({ length: 3000 }, (_, row) => ['River', `W${row}`]),
    );
    expect([work?.source.length, work?.findings.map(({ id }) => id)]).toEqual([1000, ['I-ROW-02']]);
  });
});

describe('headings', () => {
  test('are recognised in the spelling of other systems', () => {
    const header = [
      'Primary Title*',
      'WRITER LAST NAME',
      'Writer 2 IPI',
      'IPI writer 3',
      'Publisher IPI Number',
      'Notes',
    ];
    expect(guessColumns(WORK_TABLE, header).map((target) => target && `${target.key} ${target.slot}`)).toEqual([
      'title 1',
      'writer_last_name 1',
      'writer_ipi 2',
      'writer_ipi 3',
      'publisher_ipi 1',
      null,
    ]);
  });

  test.each([
    ['Composer Surname', 'writer_last_name'],
    ['Forename', 'writer_first_name'],
    ['No.', 'work_number'],
    ['Lang', 'language'],
    ['IPI no.', 'writer_ipi'],
    ['Perf %', 'writer_pr'],
    ['Mech %', 'writer_mr'],
    ['Perf Share', 'writer_pr'],
    ['Mech Share', 'writer_mr'],
    ['Publisher perf share', 'publisher_pr'],
    ['Split', 'writer_share'],
  ])('%s means %s: shares without an owner are the writers’', (heading, key) => {
    expect(guessColumns(WORK_TABLE, [heading])).toEqual([{ key, slot: 1 }]);
  });

  test('never have two meanings', () => {
    expect(guessColumns(WORK_TABLE, ['Title', 'Song title', 'title']).filter(Boolean)).toHaveLength(1);
  });
});
