import { findColumn, type TableDefinition } from '@counterpoint/domain/imports';

/** A cell that reaches over several rows. Workbooks store its text in the first one only. */
export interface TallCell {
  readonly column: number;
  /** Its last row. */
  readonly to: number;
}

export interface CellValue {
  readonly column: number;
  readonly value: string;
}

/** The writer, publisher and so on of a row that each column is about; null for the entry itself and for unused columns. */
export function slotsOf(
  definition: TableDefinition,
  columns: readonly ({ readonly key: string; readonly slot: number } | null)[],
): (string | null)[] {
  return columns.map((target) => {
    const { group } = (target && findColumn(definition, target.key)) ?? {};
    return group && group !== definition.main ? `${group} ${target?.slot}` : null;
  });
}

interface Filling {
  /** Rows up to the headings are left out. */
  readonly headerLine: number;
  /** By first row. */
  readonly tallCells?: ReadonlyMap<number, readonly TallCell[]> | undefined;
  readonly slots: readonly (string | null)[];
}

/** Adds the texts of tall cells to rows in which other cells of the same slot are filled, and lists them. */
export async function* withTallCells<Row extends { readonly cells: readonly string[]; readonly line: number }>(
  rows: AsyncIterable<Row>,
  { headerLine, tallCells = new Map(), slots }: Filling,
): AsyncGenerator<Row & { readonly above: readonly CellValue[] }> {
  let open: readonly (TallCell & CellValue)[] = [];
  for await (const row of rows) {
    const { line, cells } = row;
    if (line <= headerLine) continue;
    if (open.length > 0) open = open.filter(({ to }) => to >= line);
    const above = open.filter(({ column }) =>
      cells.some((cell, index) => index !== column && slots[index] === slots[column] && cell.trim() !== ''),
    );
    yield { ...row, cells: withValues(cells, above), above };
    for (const cell of tallCells.get(line) ?? [])
      if (slots[cell.column])
        open = [...open.filter(({ column }) => column !== cell.column), { ...cell, value: cells[cell.column] ?? '' }];
  }
}

export function withValues(cells: readonly string[], values: readonly CellValue[] = []): readonly string[] {
  if (values.length === 0) return cells;
  const changed = [...cells];
  for (const { column, value } of values) {
    while (changed.length < column) changed.push('');
    changed[column] = value;
  }
  return changed;
}
