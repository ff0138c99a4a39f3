import { shareCell } from './cell-kinds.ts';
import { escapeFormula } from './formula-text.ts';
import { type TableColumn, type TableDefinition, valueAt, writtenColumns } from './table-definition.ts';

export type WrittenLines = Readonly<Record<string, readonly unknown[]>>;

const percent = shareCell('percent');

export function writtenHeader(table: TableDefinition): string[] {
  return writtenColumns(table).map(({ label }) => label);
}

export function writtenRows(table: TableDefinition, lines: WrittenLines): string[][] {
  const lengths = Object.entries(lines).map(([group, list]) => (group === table.main ? 1 : list.length));
  const columns = writtenColumns(table);
  return Array.from({ length: Math.max(1, ...lengths) }, (_, row) =>
    columns.map((column) => cellOf(column, lines, table.repeated.includes(column.key) ? 0 : row)),
  );
}

function cellOf({ group, paths, kind }: TableColumn, lines: WrittenLines, row: number): string {
  const value = valueAt(lines[group]?.[row], paths[0] ?? '');
  if (value === null || value === undefined) return '';
  return escapeFormula((kind === 'share' ? percent : kind).write(value));
}
