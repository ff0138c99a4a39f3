import type { ReactNode } from 'react';

/** Where there is no room for a table's secondary columns. */
export const SECONDARY_IS_OUT = '@media (max-width: 84.99rem)';

export interface Column<Row> {
  id: string;
  header: ReactNode;
  cell: (row: Row) => ReactNode;
  /** `end` for figures and shares. */
  align?: 'start' | 'end';
  /** The cell names its row, for screen readers; once a table. */
  isRowHeader?: boolean;
  /** Makes the column sortable under this name of the API. */
  sortKey?: string;
  /** Left out while the window is narrower than 1360 px. */
  isSecondary?: boolean;
}
