import type { Message } from '@counterpoint/messages';
import * as text from '../messages/import-files.generated.ts';
import type { CellKind } from './cell-kinds.ts';
import type { ImportedPlace, ImportFinding } from './import-finding.ts';

export interface TableColumn {
  readonly key: string;
  readonly group: string;
  readonly label: string;
  /** Paths within the entry or list line (`shares.pr`); the value is set at each of them. */
  readonly paths: readonly string[];
  readonly kind: CellKind | 'share';
  readonly others: readonly string[];
  readonly example?: string;
  readonly isReadOnly?: boolean;
}

export interface Field {
  readonly index: number;
  readonly key: string;
  readonly paths: readonly string[];
  readonly targets: readonly ValuePath[];
  readonly kind: CellKind;
}

export interface Line {
  readonly values: Values;
  readonly cells: readonly string[];
  readonly line: number;
  readonly fields: readonly Field[];
}

export interface RowsRead {
  readonly about: Values;
  linesOf(group: string): readonly Line[];
  placeIn(line: Line, paths: readonly string[]): ImportedPlace;
  hasColumn(key: string): boolean;
  find(finding: ImportFinding): void;
}

/**
 * Describes a kind of table. Each row holds one line of each list, so an entry has as many rows as its longest list; a
 * file may also have several columns per list (slots).
 */
export interface TableDefinition {
  readonly columns: readonly TableColumn[];
  /** For the template, by column key. */
  readonly explanations: Readonly<Record<string, Message>>;
  /** Headings that other systems give these columns, by column key. */
  readonly otherSystems: Readonly<Record<string, readonly string[]>>;
  /** Columns of lines that are incomplete without one of the others: other systems' headings don't mean them then. */
  readonly completing?: Readonly<Record<string, readonly string[]>>;
  /** Keys of the columns that an entry needs; of each group, one is enough. The first names the group. */
  readonly needed: readonly (readonly [string, ...string[]])[];
  readonly main: string;
  readonly lists: Readonly<Record<string, string>>;
  readonly identity: { readonly number: string; readonly names: readonly string[]; readonly code: string };
  /** Written on every row, to show which entry the row belongs to. */
  readonly repeated: readonly string[];
  /** Line paths for draft paths that have no column of their own. */
  readonly otherPaths: Readonly<Record<string, readonly string[]>>;
  /** Returns whether equal rows are one line; false for unknown parties, who may be different people. */
  isNamed(group: string, values: Values): boolean;
  finish(rows: RowsRead): { readonly number: string | null; readonly draft: Values };
}

export function writtenColumns({ columns }: TableDefinition): readonly TableColumn[] {
  return columns.filter(({ isReadOnly }) => !isReadOnly);
}

const byKey = new WeakMap<TableDefinition, ReadonlyMap<string, TableColumn>>();

export function findColumn(table: TableDefinition, key: string): TableColumn | undefined {
  const known = byKey.get(table) ?? new Map(table.columns.map((column) => [column.key, column]));
  byKey.set(table, known);
  return known.get(key);
}

/** A column without a heading has a number, as on screens. */
export function columnName(header: readonly string[], index: number): string {
  return header[index] || text.column({ number: index + 1 });
}

/** Labels of the columns that entries need and that the file doesn't have. */
export function missingColumns(
  table: TableDefinition,
  mapping: readonly ({ readonly key: string } | null)[],
): string[] {
  const mapped = new Set(mapping.map((target) => target?.key));
  return table.needed
    .filter((keys) => !keys.some((key) => mapped.has(key)))
    .flatMap(([key]) => findColumn(table, key)?.label ?? []);
}

export type Values = Record<string, unknown>;

interface ValuePath {
  readonly way: readonly string[];
  readonly name: string;
}

export function isValues(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function pathOf(path: string): ValuePath {
  const way = path.split('.');
  return { name: way.pop() ?? '', way };
}

export function setAt(values: Values, { way, name }: ValuePath, value: unknown): void {
  let inner = values;
  for (const part of way) {
    const existing = inner[part];
    const next: Values = isValues(existing) ? existing : {};
    inner[part] = next;
    inner = next;
  }
  inner[name] = value;
}

export function valueAt(values: unknown, path: string): unknown {
  return path.split('.').reduce((inner: unknown, part) => (isValues(inner) ? inner[part] : undefined), values);
}
