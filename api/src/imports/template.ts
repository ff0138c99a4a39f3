import { Readable } from 'node:stream';
import { type TableColumn, WORK_TABLE, writtenColumns } from '@counterpoint/domain/imports';
import { writeXlsx } from 'hucre/xlsx';
import { csvRow } from './formats/csv-rows.ts';

/** A second writer of the example work: what it says of the work stands in the first row alone. */
const SECOND_ROW: Readonly<Record<string, string>> = {
  ...{ work_number: 'ADW-0001', title: 'River Song', writer_last_name: 'Boateng', writer_first_name: 'Kofi' },
  ...{ writer_role: 'CA', writer_pr: '50', writer_mr: '50' },
};

const WRITTEN_COLUMNS = writtenColumns(WORK_TABLE);
const HEADER = WRITTEN_COLUMNS.map(({ label }) => label);
const EXAMPLES = [
  WRITTEN_COLUMNS.map(({ example }) => example ?? ''),
  WRITTEN_COLUMNS.map(({ key }) => SECOND_ROW[key] ?? ''),
];

/** The template with an example of one work on two rows. The mark lets spreadsheets know that it is UTF-8. */
export function csvTemplate(): string {
  return `\uFEFF${[HEADER, ...EXAMPLES].map(csvRow).join('')}`;
}

/** The same as a workbook, with a second sheet that explains each column. */
export function xlsxTemplate(): Readable {
  return Readable.from(
    (async function* () {
      yield Buffer.from(
        await writeXlsx({
          sheets: [
            { name: 'Works', rows: [HEADER, ...EXAMPLES], freezePane: { rows: 1 } },
            {
              name: 'Columns explained',
              rows: [['Column', 'What it holds', 'Example'], ...WRITTEN_COLUMNS.map(explained)],
            },
          ],
        }),
      );
    })(),
  );
}

function explained({ label, kind, about, example }: TableColumn): string[] {
  const expected = kind === 'share' ? 'a share in per cent, such as 33.33' : kind.expected;
  return [label, about ? `${about} Expected: ${expected}.` : `Expected: ${expected}.`, example ?? ''];
}
