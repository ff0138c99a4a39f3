import type { CellKind } from './cell-kinds.ts';
import { PARTY_COLUMNS } from './party-columns.ts';
import { RECORDING_COLUMNS } from './recording-columns.ts';
import { FACT_COLUMNS, LIST_COLUMNS, TITLE_COLUMNS } from './work-columns.ts';

/**
 * What a column is about: the work itself, or one of the things of which it can have several. A row says one of each,
 * so that a work spans as many rows as its longest list; a file may also have several columns for each (`slots`).
 */
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
/** What a column is about. */
export type ColumnGroup = (typeof COLUMN_GROUPS)[number];

/** A column of a table of works. */
export interface ImportColumn {
  /** Names it in mappings; never changes. */
  readonly key: string;
  readonly group: ColumnGroup;
  /** Its heading in files that we write. */
  readonly label: string;
  /** Where its value stands in the work, or in the writer, publisher and so on: `shares.pr`. Several: in each of them. */
  readonly paths: readonly string[];
  readonly kind: CellKind | 'share';
  /** Other headings that mean it, as people and other systems call it. */
  readonly others: readonly string[];
  /** For the sheet that explains the template; none where the heading says it all. */
  readonly about?: string;
  /** An example for the template. */
  readonly example?: string;
  /** Only read: what it says is written to other columns. */
  readonly isReadOnly?: boolean;
}

/** Every column, in the order of the template. */
export const IMPORT_COLUMNS: readonly ImportColumn[] = [
  ...TITLE_COLUMNS,
  ...PARTY_COLUMNS,
  ...RECORDING_COLUMNS,
  ...FACT_COLUMNS,
  ...LIST_COLUMNS,
];

const BY_KEY = new Map(IMPORT_COLUMNS.map((column) => [column.key, column]));

/** The column of this key. */
export function findColumn(key: string): ImportColumn | undefined {
  return BY_KEY.get(key);
}

/** The columns that a file of ours has, in order. */
export const WRITTEN_COLUMNS = IMPORT_COLUMNS.filter(({ isReadOnly }) => !isReadOnly);
