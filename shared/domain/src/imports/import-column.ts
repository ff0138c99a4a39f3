import type { TableColumn } from './table-definition.ts';

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
export type ColumnGroup = (typeof COLUMN_GROUPS)[number];

export interface ImportColumn extends TableColumn {
  readonly group: ColumnGroup;
}
