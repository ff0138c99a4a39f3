import { Readable } from 'node:stream';
import { type TableColumn, writtenColumns } from '@counterpoint/domain/imports';
import { writeXlsx } from 'hucre/xlsx';
import { csvRow } from '../../platform/table-files/csv-row.ts';
import type { SubjectFacts } from './import-subject.ts';

type Subject = Pick<SubjectFacts, 'table' | 'moreExamples' | 'noun'>;

export function csvTemplate(subject: Subject): string {
  return `\uFEFF${rowsOf(subject).map(csvRow).join('')}`;
}

export function xlsxTemplate(subject: Subject): Readable {
  const { many } = subject.noun;
  return Readable.from(
    (async function* () {
      yield Buffer.from(
        await writeXlsx({
          sheets: [
            {
              name: `${many.slice(0, 1).toUpperCase()}${many.slice(1)}`,
              rows: rowsOf(subject),
              freezePane: { rows: 1 },
            },
            {
              name: 'Columns explained',
              rows: [['Column', 'What it holds', 'Example'], ...writtenColumns(subject.table).map(explained)],
            },
          ],
        }),
      );
    })(),
  );
}

function rowsOf({ table, moreExamples }: Subject): string[][] {
  const columns = writtenColumns(table);
  const header = columns.map(({ label }) => label);
  return [
    header,
    columns.map(({ example }) => example ?? ''),
    ...moreExamples.map((row) => columns.map(({ key }) => row[key] ?? '')),
  ];
}

function explained({ label, kind, about, example }: TableColumn): string[] {
  const expected = kind === 'share' ? 'a share in per cent, such as 33.33' : kind.expected;
  return [label, about ? `${about} Expected: ${expected}.` : `Expected: ${expected}.`, example ?? ''];
}
