import { Readable } from 'node:stream';
import { writtenColumns } from '@counterpoint/domain/imports';
import { writeXlsx } from 'hucre/xlsx';
import * as text from '../../messages/import-reports.generated.ts';
import { csvRow } from '../../platform/table-files/csv-row.ts';
import type { SubjectFacts } from './import-subject.ts';

type Subject = Pick<SubjectFacts, 'table' | 'moreExamples' | 'noun'>;

/** English, as the headings. */
const SHEET_NAMES = { work: 'Works', recording: 'Recordings' } as const;

export function csvTemplate(subject: Subject): string {
  return `\uFEFF${rowsOf(subject).map(csvRow).join('')}`;
}

export function xlsxTemplate(subject: Subject): Readable {
  return Readable.from(
    (async function* () {
      yield Buffer.from(
        await writeXlsx({
          sheets: [
            {
              name: SHEET_NAMES[subject.noun],
              rows: rowsOf(subject),
              freezePane: { rows: 1 },
            },
            {
              name: text.columnsExplained(),
              rows: [[text.column(), text.meaning(), text.example()], ...explanationsOf(subject)],
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

function explanationsOf({ table }: Subject): string[][] {
  return writtenColumns(table).map(({ key, label, kind, example }) => {
    const expected = kind === 'share' ? text.aShare() : kind.expected();
    const meaning = [table.explanations[key]?.(), text.expects({ expected })].filter(Boolean).join(' ');
    return [label, meaning, example ?? ''];
  });
}
