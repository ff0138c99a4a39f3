// cspell:ignore bezug wert zahl valeur nombre
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { RECORDING_HEADER, RECORDING_TABLE, recordingRows } from '../recording-imports/index.ts';
import { anyRecording } from '../recording-imports/testing/any-recording.ts';
import { createTableReader, guessColumns, type ImportedWork, rowsOf, WORK_TABLE, WRITTEN_HEADER } from './index.ts';
import { findColumn, type TableDefinition } from './table-definition.ts';
import { anyDraft } from './testing/any-draft.ts';

type Rows = readonly (readonly string[])[];

function read(table: TableDefinition, header: readonly string[], rows: Rows): ImportedWork[] {
  const mapping = guessColumns(table, header);
  const reader = createTableReader({ table, header, mapping, shareUnit: 'percent' });
  const found = rows.map((row, index) => reader.push(row, index + 2));
  return [...found, reader.end()].filter((work) => work !== null);
}

/** All that is stored, and all that is named as not read. */
function textsOf(works: readonly ImportedWork[]): string {
  const texts = works.map(({ number, draft, findings }) => [number, draft, findings.map(({ found }) => found)]);
  return JSON.stringify(texts).toLowerCase();
}

const TABLES = {
  works: { table: WORK_TABLE, header: WRITTEN_HEADER },
  recordings: { table: RECORDING_TABLE, header: RECORDING_HEADER },
} as const;

const works = fc.array(anyDraft, { minLength: 1, maxLength: 2 }).map((drafts) => ({
  of: 'works' as const,
  rows: drafts.flatMap((draft, index) => rowsOf({ number: `N${index}`, draft })),
}));
const recordings = fc.array(anyRecording, { minLength: 1, maxLength: 2 }).map((drafts) => ({
  of: 'recordings' as const,
  rows: drafts.flatMap((draft, index) => recordingRows({ number: `N${index}`, draft })),
}));

test('stores the text of any cell or names it, whatever it is', () => {
  const fault = fc.record({
    row: fc.nat(),
    column: fc.nat(),
    text: fc.constantFrom('Quixotic', '77777', '#7?', 'Q-7'),
  });
  fc.assert(
    fc.property(fc.oneof(works, recordings), fault, ({ of, rows }, { row, column, text }) => {
      const { table, header } = TABLES[of];
      const written = header.flatMap((heading, index) => {
        const [target] = guessColumns(table, [heading]);
        return target && findColumn(table, target.key)?.isReadOnly ? [] : [index];
      });
      const place = written[column % written.length] ?? 0;
      const changed = rows.map((cells, index) => (index === row % rows.length ? cells.with(place, text) : cells));
      const texts = textsOf(read(table, header, changed));
      expect([texts, header[place]]).toEqual([expect.stringContaining(text.toLowerCase()), header[place]]);
    }),
    { numRuns: 150, includeErrorInReport: true },
  );
});

test.each(['#REF!', '#N/A', '#BEZUG!', '#WERT!', '#NV', '#VALEUR!', '#NOM?', '#¡REF!', '#¿NOMBRE?'])(
  'rejects the error %s of a spreadsheet',
  (cell) => {
    const [work] = read(WORK_TABLE, ['Title', 'Writer share'], [[cell, '100']]);
    expect(work?.findings).toContainEqual(expect.objectContaining({ id: 'I-CEL-04', column: 'Title', found: cell }));
  },
);

test.each(['#1', '#SELFIE', '#MeToo!'])('imports the title %s', (title) => {
  const [work] = read(WORK_TABLE, ['Title', 'Writer share'], [[title, '100']]);
  expect(work).toMatchObject({ draft: { title } });
});
