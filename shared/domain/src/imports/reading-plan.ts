import { type CellKind, type ShareUnit, shareCell } from './cell-kinds.ts';
import type { ColumnMapping } from './guess-columns.ts';
import { type ColumnGroup, findColumn } from './import-columns.ts';
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
  readonly group: Exclude<ColumnGroup, 'work'>;
  readonly fields: readonly Field[];
}

/** What a column can be about beside the work itself. */
export type Group = Slot['group'];

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
  readonly work: readonly Field[];
  readonly slots: readonly Slot[];
}

/** Where the lists of a draft are. */
export const LISTS = {
  title: 'alternative_titles',
  writer: 'writers',
  publisher: 'publishers',
  recording: 'recordings',
  performer: 'performers',
  component: 'components',
  other_id: 'other_ids',
} as const satisfies Record<Exclude<ColumnGroup, 'work'>, string>;

/** How a file with these columns is read. Targets that are none of ours are passed over. */
export function planReading(mapping: ColumnMapping, shareUnit: ShareUnit): ReadingPlan {
  const shares = shareCell(shareUnit);
  const work: Field[] = [];
  const slots = new Map<string, { group: Slot['group']; fields: Field[] }>();
  for (const [index, target] of mapping.entries()) {
    const column = target && findColumn(target.key);
    if (!column) continue;
    const { key, group, paths } = column;
    const field = { index, key, paths, kind: column.kind === 'share' ? shares : column.kind };
    if (group === 'work') {
      work.push(field);
      continue;
    }
    const name = `${group} ${target.slot}`;
    const slot = slots.get(name) ?? { group, fields: [] };
    slot.fields.push(field);
    slots.set(name, slot);
  }
  return { work, slots: [...slots.values()] };
}
