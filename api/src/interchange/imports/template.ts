import { writtenColumns } from '@counterpoint/domain/imports';
import * as text from '../../messages/import-reports.generated.ts';
import { csvRow } from '../../platform/table-files/table-files.ts';
import type { ImportSubject } from './import-subject.ts';

type Subject = Pick<ImportSubject, 'table' | 'shortColumns' | 'moreExamples' | 'noun'>;
type TemplateSize = 'full' | 'short';

/** English, as the headings. */
const SHEET_NAMES = { work: 'Works', recording: 'Recordings' } as const;

export function csvTemplate(subject: Subject, size: TemplateSize): string {
  return `\uFEFF${rowsOf(subject, size).map(csvRow).join('')}`;
}

export async function xlsxTemplate(subject: Subject, size: TemplateSize): Promise<Uint8Array> {
  const { writeXlsx } = await import('hucre/xlsx');
  const explained = [[text.column(), text.meaning(), text.example()], ...explanationsOf(subject, size)];
  return writeXlsx({
    sheets: [
      { name: SHEET_NAMES[subject.noun], rows: rowsOf(subject, size), freezePane: { rows: 1 } },
      { name: text.columnsExplained(), rows: explained },
    ],
  });
}

function columnsOf({ table, shortColumns }: Subject, size: TemplateSize) {
  const columns = writtenColumns(table);
  return size === 'full' ? columns : columns.filter(({ key }) => shortColumns.includes(key));
}

function rowsOf(subject: Subject, size: TemplateSize): string[][] {
  const columns = columnsOf(subject, size);
  const header = columns.map(({ label }) => label);
  return [
    header,
    columns.map(({ example }) => example ?? ''),
    ...subject.moreExamples.map((row) => columns.map(({ key }) => row[key] ?? '')),
  ];
}

function explanationsOf(subject: Subject, size: TemplateSize): string[][] {
  return columnsOf(subject, size).map(({ key, label, kind, example }) => {
    const expected = kind === 'share' ? text.aShare() : kind.expected();
    const meaning = [subject.table.explanations[key]?.(), text.expects({ expected })].filter(Boolean).join(' ');
    return [label, meaning, example ?? ''];
  });
}
