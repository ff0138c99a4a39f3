import { type CellKind, type ShareUnit, shareCell } from './cell-kinds.ts';
import type { ColumnMapping } from './guess-columns.ts';
import { findColumn, type TableDefinition } from './table-definition.ts';
import type { Values } from './value-paths.ts';

/** A column of a file, and what its cells are. */
export interface Field {
  /** Its place in the file, from 0. */
  readonly index: number;
  readonly key: string;
  readonly paths: readonly string[];
  readonly kind: CellKind;
}

/** The columns that together say one writer, publisher and so on. */
export interface Slot {
  readonly group: string;
  readonly fields: readonly Field[];
}

/** A line of a list, and where it stands. */
export interface Line {
  readonly values: Values;
  readonly line: number;
  readonly fields: readonly Field[];
}

/** A cell of a row, and where it stands. */
export interface PlacedCell {
  readonly field: Field;
  readonly cells: readonly string[];
  readonly line: number;
}

/** Which column of a file says what. */
export interface ReadingPlan {
  /** What is said once. */
  readonly main: readonly Field[];
  readonly slots: readonly Slot[];
}

/** How a file with these columns is read. Targets that are none of ours are passed over. */
export function planReading(table: TableDefinition, mapping: ColumnMapping, shareUnit: ShareUnit): ReadingPlan {
  const shares = shareCell(shareUnit);
  const main: Field[] = [];
  const slots = new Map<string, { group: string; fields: Field[] }>();
  for (const [index, target] of mapping.entries()) {
    const column = target && findColumn(table, target.key);
    if (!column) continue;
    const { key, group, paths } = column;
    const field = { index, key, paths, kind: column.kind === 'share' ? shares : column.kind };
    if (group === table.main) {
      main.push(field);
      continue;
    }
    const name = `${group} ${target.slot}`;
    const slot = slots.get(name) ?? { group, fields: [] };
    slot.fields.push(field);
    slots.set(name, slot);
  }
  return { main, slots: [...slots.values()] };
}
