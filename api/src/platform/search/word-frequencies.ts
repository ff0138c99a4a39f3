import type { Database } from '../db/transaction.ts';
import { readFrequencies } from './frequency-repository.ts';
import type { Subject } from './search-tables.ts';

/** Word frequencies change over months, but a first large import multiplies the entries in minutes. */
const FRESH_MS = 60_000;

export interface Frequencies {
  /** Approximate; 0 for lexemes beyond the most frequent thousand. */
  entriesWith(lexeme: string): number;
  /** Approximate, for independent words; infinity without statistics. */
  entriesWithAll(lexemes: readonly string[]): number;
}

interface Remembered {
  readonly since: number;
  readonly frequencies: Promise<Frequencies>;
}

const remembered = new WeakMap<Database, Map<Subject, Remembered>>();

/** From PostgreSQL's statistics of the index. */
export async function frequenciesOf(db: Database, subject: Subject): Promise<Frequencies> {
  const ofSubjects = remembered.get(db) ?? new Map<Subject, Remembered>();
  remembered.set(db, ofSubjects);
  const known = ofSubjects.get(subject);
  if (known && performance.now() - known.since < FRESH_MS) return known.frequencies;
  const frequencies = readFrequencies(db, subject).then(({ shares, entries }) => frequenciesBy(shares, entries));
  ofSubjects.set(subject, { since: performance.now(), frequencies });
  // The caller gets the error; the next search reads again.
  frequencies.catch(() => ofSubjects.delete(subject));
  return frequencies;
}

export function frequenciesBy(shares: ReadonlyMap<string, number>, entries: number): Frequencies {
  // All others are known to be rarer.
  const least = Math.min(1, ...shares.values());
  const all = shares.size > 0 ? entries : Number.POSITIVE_INFINITY;
  return {
    entriesWith: (lexeme) => (shares.get(lexeme) ?? 0) * entries,
    entriesWithAll: (lexemes) => lexemes.reduce((left, lexeme) => left * (shares.get(lexeme) ?? least), all),
  };
}
