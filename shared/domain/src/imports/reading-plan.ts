import { type CellKind, type CellRead, type ShareUnit, shareCell, textCell } from './cell-kinds.ts';
import type { ColumnMapping } from './guess-columns.ts';
import { type Field, findColumn, pathOf, type TableDefinition } from './table-definition.ts';

export interface MainField extends Field {
  readonly place: number;
}

export interface Slot {
  readonly group: string;
  readonly fields: readonly Field[];
}

export interface PlacedCell {
  readonly field: Field;
  readonly cells: readonly string[];
  readonly line: number;
}

export interface ReadingPlan {
  readonly main: readonly MainField[];
  readonly slots: readonly Slot[];
  readonly keys: ReadonlySet<string>;
  readonly columns: ReadonlySet<number>;
}

export function planReading(table: TableDefinition, mapping: ColumnMapping, shareUnit: ShareUnit): ReadingPlan {
  const shares = shareCell(shareUnit);
  const main: MainField[] = [];
  const places = new Map<string, number>();
  const slots = new Map<string, { group: string; fields: Field[] }>();
  const keys = new Set<string>();
  const columns = new Set<number>();
  for (const [index, target] of mapping.entries()) {
    const column = target && findColumn(table, target.key);
    if (!column) continue;
    const { key, group, paths } = column;
    const cell = column.kind === 'share' ? shares : column.kind;
    const kind = cell === textCell ? cell : rememberedCell(cell);
    const field = { index, key, paths, targets: paths.map(pathOf), kind };
    keys.add(key);
    columns.add(index);
    if (group === table.main) {
      const place = places.get(key) ?? places.size;
      places.set(key, place);
      main.push({ ...field, place });
      continue;
    }
    const name = `${group} ${target.slot}`;
    const slot = slots.get(name) ?? { group, fields: [] };
    slot.fields.push(field);
    slots.set(name, slot);
  }
  return { main, slots: [...slots.values()], keys, columns };
}

const MAX_CELLS = 500;
const MAX_CELL_LENGTH = 60;

/** Most cells of roles, shares and territories repeat, so each text is parsed once. */
function rememberedCell(kind: CellKind): CellKind {
  const known = new Map<string, CellRead>();
  return {
    ...kind,
    read(text) {
      const before = known.get(text);
      if (before !== undefined) return before;
      const read = kind.read(text);
      if (known.size < MAX_CELLS && text.length <= MAX_CELL_LENGTH) known.set(text, read);
      return read;
    },
  };
}
