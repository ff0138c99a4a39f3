import { compared } from './compared.ts';
import { findColumn, type TableDefinition } from './table-definition.ts';

/** Target column; `slot` counts the writers, publishers and so on of a row from 1. */
export interface ColumnTarget {
  readonly key: string;
  readonly slot: number;
}

export type ColumnMapping = readonly (ColumnTarget | null)[];

const MOST_SLOTS = 30;

/** A table's own headings take precedence over alternative ones. */
function headingsOf({ columns }: TableDefinition): Map<string, string> {
  const known = new Map<string, string>();
  for (const { key, others } of columns) for (const other of others) known.set(heading(other), key);
  for (const { key, label } of columns) known.set(heading(label), key).set(heading(key), key);
  return known;
}

const headings = new WeakMap<TableDefinition, ReadonlyMap<string, string>>();

export function guessColumns(table: TableDefinition, header: readonly string[]): ColumnMapping {
  const taken = new Set<string>();
  return header.map((headingText) => {
    const target = guess(table, headingText);
    const name = target && `${target.key} ${target.slot}`;
    if (!name || taken.has(name)) return null;
    taken.add(name);
    return target;
  });
}

/** Ignores word order: `IPI of writer` and `Writer IPI` are equal. */
function heading(text: string): string {
  return compared(text)
    .split(' ')
    .filter((word) => word !== 'of' && word !== 's')
    .sort()
    .join(' ');
}

function guess(table: TableDefinition, headingText: string): ColumnTarget | null {
  const known = headings.get(table) ?? headingsOf(table);
  headings.set(table, known);
  const words = compared(headingText.replaceAll(/[*#]|\((?:optional|required|%)\)/gi, ' '));
  const whole = known.get(heading(words));
  if (whole) return { key: whole, slot: 1 };
  const parts = words.replaceAll(/(\p{L})(\d)/gu, '$1 $2').split(' ');
  const slots = parts.filter((part) => /^\d{1,2}$/.test(part)).map(Number);
  const [slot] = slots;
  if (slots.length !== 1 || !slot || slot > MOST_SLOTS) return null;
  const rest = parts.filter((part) => !/^\d{1,2}$/.test(part)).join(' ');
  const key = known.get(heading(rest));
  return key && findColumn(table, key)?.group !== table.main ? { key, slot } : null;
}
