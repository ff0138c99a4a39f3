import type { ReactNode } from 'react';

export const SECONDARY_IS_OUT = '@media (max-width: 84.99rem)';

export interface Column<Row> {
  id: string;
  header: ReactNode;
  cell: (row: Row) => ReactNode;
  align?: 'start' | 'end';
  /** Labels the row for screen readers; use it once per table. */
  isRowHeader?: boolean;
  /** The API's sort key; makes the column sortable. */
  sortKey?: string;
  /** Hidden below 85rem, so only for what the row's page shows too. */
  isSecondary?: boolean;
}
