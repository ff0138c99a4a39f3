// cspell:ignore komponist ymdhs
import { compared } from './compared.ts';
import sameWords from './same-words.json' with { type: 'json' };
import { findColumn, type TableDefinition } from './table-definition.ts';

/** Target column; `slot` counts the writers, publishers and so on of a row from 1. */
export interface ColumnTarget {
  readonly key: string;
  readonly slot: number;
}

export type ColumnMapping = readonly (ColumnTarget | null)[];

const MAX_SLOTS = 30;

type Known = ReadonlyMap<string, readonly string[]>;

/** Columns by heading; a table's own headings come before alternative ones, and those before other systems'. */
function headingsOf({ columns, otherSystems }: TableDefinition): Known {
  const known = new Map<string, string[]>();
  const add = (heading: string, key: string) => {
    const name = headingKey(headingWords(heading));
    const keys = known.get(name) ?? [];
    if (!keys.includes(key)) known.set(name, [...keys, key]);
  };
  for (const { key, label } of columns) for (const own of [label, key]) add(own, key);
  for (const { key, others } of columns) for (const other of others) add(other, key);
  for (const [key, others] of Object.entries(otherSystems)) for (const other of others) add(other, key);
  return known;
}

const headings = new WeakMap<TableDefinition, Known>();

/** Headings with one meaning come first: `Original title` is the title unless another column is. */
export function guessColumns(table: TableDefinition, header: readonly string[]): ColumnMapping {
  const taken = new Set<string>();
  const guesses = header.map((text) => guess(table, text));
  const chosen: (ColumnTarget | null)[] = guesses.map(() => null);
  const isComplete = (key: string) =>
    table.completing?.[key]?.some((other) => chosen.some((target) => target?.key === other)) ?? true;
  const choose = (index: number) => {
    const free = guesses[index]?.filter(({ key, slot }) => !taken.has(`${key} ${slot}`)) ?? [];
    const isOwn = (key: string) => header[index] === key || header[index] === findColumn(table, key)?.label;
    const target = free.find(({ key }) => isComplete(key)) ?? free.find(({ key }) => isOwn(key));
    if (!target) return;
    taken.add(`${target.key} ${target.slot}`);
    chosen[index] = target;
  };
  const isClear = (index: number) => guesses[index]?.length === 1 && !table.completing?.[guesses[index][0]?.key ?? ''];
  for (const index of guesses.keys()) if (isClear(index)) choose(index);
  for (const index of guesses.keys()) if (!isClear(index)) choose(index);
  return chosen;
}

function guess(table: TableDefinition, headingText: string): ColumnTarget[] {
  const known = headings.get(table) ?? headingsOf(table);
  headings.set(table, known);
  const words = headingWords(headingText);
  const whole = keysOf(table, known, words);
  if (whole.length > 0) return whole.map((key) => ({ key, slot: 1 }));
  const slots = words.filter((word) => /^\d{1,2}$/.test(word)).map(Number);
  const [slot] = slots;
  if (slots.length !== 1 || !slot || slot > MAX_SLOTS) return [];
  const keys = keysOf(
    table,
    known,
    words.filter((word) => !/^\d{1,2}$/.test(word)),
  );
  return keys.filter((key) => findColumn(table, key)?.group !== table.main).map((key) => ({ key, slot }));
}

/** `Clé DEP (%)` means `Clé DEP`, which is a share; `Writer %` doesn't mean `Writer`. */
function keysOf(table: TableDefinition, known: Known, words: readonly string[]): readonly string[] {
  const keys = known.get(headingKey(words));
  if (keys) return keys;
  const unsigned = known.get(headingKey(words.filter((word) => word !== 'share'))) ?? [];
  return unsigned.filter((key) => findColumn(table, key)?.kind === 'share');
}

/** One word for each meaning, so that `Composer CAE No.` and `Writer IPI number` are the same heading. */
const SAME: Readonly<Record<string, string>> = sameWords;

const IGNORED = new Set(['of', 's', 'the']);
/** These are numbers or codes by themselves. */
const CODED = ['ipi', 'isrc', 'iswc', 'isni', 'ean', 'role', 'society', 'language'];

/** `(optional)`, `(%)`, `(mm:ss)`, `(dd/mm/yyyy)` say how to fill in a column. `Composer(s)` and `Komponist(en)` are plurals. */
const HINT = /\((?:optional|required|mandatory|s|en|[ymdhs\s:/.-]{2,})\)/gi;

/** The words of a heading, without hints: `Writer 1 %` is `writer 1 share`. */
function headingWords(text: string): string[] {
  const spelled = text
    .replaceAll(HINT, ' ')
    .replaceAll('%', ' share ')
    .replaceAll(/#\s*$|\bN°|№/g, ' number ')
    .replaceAll(/(\p{L})(\d)/gu, '$1 $2');
  return compared(spelled).split(' ').filter(Boolean);
}

/** Ignores word order and repetition: `IPI of writer` and `Writer CAE/IPI No.` are equal. */
function headingKey(words: readonly string[]): string {
  const meanings = new Set(
    words.filter((word) => !IGNORED.has(word)).flatMap((word) => (SAME[word] ?? word).split(' ')),
  );
  if (CODED.some((word) => meanings.has(word))) meanings.delete('number');
  return [...meanings].sort().join(' ');
}
