import type { CellKind } from './cell-kinds.ts';
import type { ImportFinding } from './import-finding.ts';
import type { ImportedPlace } from './imported-work.ts';
import type { ValuePath, Values } from './value-paths.ts';

export interface TableColumn {
  /** Names it in mappings; never changes. */
  readonly key: string;
  /** What it is about: the thing itself (`TableDefinition.main`), or one of the lists of which it can have several. */
  readonly group: string;
  readonly label: string;
  /** Where its value stands in the thing, or in the line of its list: `shares.pr`. Several: in each of them. */
  readonly paths: readonly string[];
  readonly kind: CellKind | 'share';
  readonly others: readonly string[];
  /** For the sheet that explains the template; none where the heading says it all. */
  readonly about?: string;
  readonly example?: string;
  readonly isReadOnly?: boolean;
}

/** A column of a file, and what its cells are. */
export interface Field {
  /** Its place in the file, from 0. */
  readonly index: number;
  readonly key: string;
  readonly paths: readonly string[];
  readonly targets: readonly ValuePath[];
  readonly kind: CellKind;
}

/** A line of a list, and where it stands. */
export interface Line {
  readonly values: Values;
  readonly cells: readonly string[];
  readonly line: number;
  readonly fields: readonly Field[];
}

/** All that the rows of one thing say, before it is brought into the shape of a draft. */
export interface RowsRead {
  readonly about: Values;
  linesOf(group: string): readonly Line[];
  placeIn(line: Line, paths: readonly string[]): ImportedPlace;
  hasColumn(key: string): boolean;
  find(finding: ImportFinding): void;
}

/**
 * A kind of tables: what a file's columns can hold and what its rows come to. A row says one of each list, so that a
 * thing spans as many rows as its longest list; a file may also have several columns for each (`slots`).
 */
export interface TableDefinition {
  readonly columns: readonly TableColumn[];
  readonly main: string;
  readonly lists: Readonly<Record<string, string>>;
  /** The columns that tell one thing from the next: its number, what it is called, and its code. */
  readonly identity: { readonly number: string; readonly names: readonly string[]; readonly code: string };
  /** Said on every row that is written, so that each says which thing it belongs to. */
  readonly repeated: readonly string[];
  /** Which paths of a line say what stands at a path of the draft that no column has by itself. */
  readonly otherPaths: Readonly<Record<string, readonly string[]>>;
  /** Whether two rows with the same cells are one line: not where nobody knows who is meant. */
  isNamed(group: string, values: Values): boolean;
  finish(rows: RowsRead): { readonly number: string | null; readonly draft: Values };
}

/** The columns that a file of ours has, in order. */
export function writtenColumns({ columns }: TableDefinition): readonly TableColumn[] {
  return columns.filter(({ isReadOnly }) => !isReadOnly);
}

const byKey = new WeakMap<TableDefinition, ReadonlyMap<string, TableColumn>>();

export function findColumn(table: TableDefinition, key: string): TableColumn | undefined {
  const known = byKey.get(table) ?? new Map(table.columns.map((column) => [column.key, column]));
  byKey.set(table, known);
  return known.get(key);
}
