import { compared } from './compared.ts';
import { IMPORT_COLUMNS } from './import-columns.ts';

/** What a column of a file holds: one of ours, and for which of several writers, publishers and so on, from 1. */
export interface ColumnTarget {
  readonly key: string;
  readonly slot: number;
}

/** For each column of a file what it holds; null where it is passed over. */
export type ColumnMapping = readonly (ColumnTarget | null)[];

const MOST_SLOTS = 30;

const KNOWN = new Map<string, string>();
for (const { key, others } of IMPORT_COLUMNS) for (const other of others) KNOWN.set(heading(other), key);
for (const { key, label } of IMPORT_COLUMNS) KNOWN.set(heading(label), key).set(heading(key), key);

/** What the columns of a file hold, as far as their headings say. No two columns are taken for the same. */
export function guessColumns(header: readonly string[]): ColumnMapping {
  const taken = new Set<string>();
  return header.map((said) => {
    const target = guess(said);
    const name = target && `${target.key} ${target.slot}`;
    if (!name || taken.has(name)) return null;
    taken.add(name);
    return target;
  });
}

/** The words of a heading in any order: `IPI of writer` and `Writer IPI` mean the same. */
function heading(text: string): string {
  return compared(text)
    .split(' ')
    .filter((word) => word !== 'of' && word !== 's')
    .sort()
    .join(' ');
}

function guess(said: string): ColumnTarget | null {
  const words = compared(said.replaceAll(/[*#]|\((?:optional|required|%)\)/gi, ' '));
  const whole = KNOWN.get(heading(words));
  if (whole) return { key: whole, slot: 1 };
  // `Writer 2 IPI`, `writer2 last name`, `IPI writer 2`.
  const parts = words.replaceAll(/(\p{L})(\d)/gu, '$1 $2').split(' ');
  const slots = parts.filter((part) => /^\d{1,2}$/.test(part)).map(Number);
  const [slot] = slots;
  if (slots.length !== 1 || !slot || slot > MOST_SLOTS) return null;
  const rest = parts.filter((part) => !/^\d{1,2}$/.test(part)).join(' ');
  const key = KNOWN.get(heading(rest));
  return key && IMPORT_COLUMNS.some((column) => column.key === key && column.group !== 'work') ? { key, slot } : null;
}
