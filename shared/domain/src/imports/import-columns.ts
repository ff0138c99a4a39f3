import { PARTY_COLUMNS } from './party-columns.ts';
import { RECORDING_COLUMNS } from './recording-columns.ts';
import type { TableColumn } from './table-definition.ts';
import { FACT_COLUMNS, LIST_COLUMNS, TITLE_COLUMNS } from './work-columns.ts';

/** What a column of a table of works is about: the work itself, or one of the things of which it can have several. */
export const COLUMN_GROUPS = [
  'work',
  'title',
  'writer',
  'publisher',
  'recording',
  'performer',
  'component',
  'other_id',
] as const;
/** What a column of a table of works is about. */
export type ColumnGroup = (typeof COLUMN_GROUPS)[number];

/** A column of a table of works. */
export interface ImportColumn extends TableColumn {
  readonly group: ColumnGroup;
}

/** Every column of a table of works, in the order of the template. */
export const IMPORT_COLUMNS: readonly ImportColumn[] = [
  ...TITLE_COLUMNS,
  ...PARTY_COLUMNS,
  ...RECORDING_COLUMNS,
  ...FACT_COLUMNS,
  ...LIST_COLUMNS,
];
