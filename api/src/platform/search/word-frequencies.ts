import type { Database } from '../db/transaction.ts';
import { readFrequencies } from './frequency-repository.ts';
import type { Subject } from './search-tables.ts';

/** Words come into use and go out of it in months, but a first large import multiplies the entries in minutes. */
const FRESH_MS = 60_000;

/** How common words are in the index. */
export interface Frequencies {
  /** About how many entries have this lexeme; 0 for all that are not among the most frequent thousand. */
  entriesWith(lexeme: string): number;
  /** About how many have all of these, if words had nothing to do with one another; infinity where nothing was counted. */
  entriesWithAll(lexemes: readonly string[]): number;
}

interface Remembered {
  readonly since: number;
  readonly frequencies: Promise<Frequencies>;
}

const remembered = new WeakMap<Database, Map<Subject, Remembered>>();

/** How common words are, as PostgreSQL has counted when it analysed the index last. */
export async function frequenciesOf(db: Database, subject: Subject): Promise<Frequencies> {
  const ofSubjects = remembered.get(db) ?? new Map<Subject, Remembered>();
  remembered.set(db, ofSubjects);
  const known = ofSubjects.get(subject);
  if (known && performance.now() - known.since < FRESH_MS) return known.frequencies;
  const frequencies = readFrequencies(db, subject).then(({ shares, entries }) => frequenciesBy(shares, entries));
  ofSubjects.set(subject, { since: performance.now(), frequencies });
  // What could not be read is asked for again by the next search.
  frequencies.catch(() => ofSubjects.delete(subject));
  return frequencies;
}

/** By the share of all entries that the most frequent lexemes have. */
export function frequenciesBy(shares: ReadonlyMap<string, number>, entries: number): Frequencies {
  // Of the others all that is known is that they have less.
  const least = Math.min(1, ...shares.values());
  const all = shares.size > 0 ? entries : Number.POSITIVE_INFINITY;
  return {
    entriesWith: (lexeme) => (shares.get(lexeme) ?? 0) * entries,
    entriesWithAll: (lexemes) => lexemes.reduce((left, lexeme) => left * (shares.get(lexeme) ?? least), all),
  };
}
