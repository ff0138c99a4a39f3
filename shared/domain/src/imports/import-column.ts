import type { TableColumn } from './table-definition.ts';

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
