import type { TableColumn } from './table-definition.ts';

export type ColumnGroup =
  | 'work'
  | 'title'
  | 'writer'
  | 'publisher'
  | 'recording'
  | 'performer'
  | 'component'
  | 'other_id';

export interface ImportColumn extends TableColumn {
  readonly group: ColumnGroup;
}
