import type { Database } from '../db/transaction.ts';
import { readFrequencies } from './frequency-repository.ts';
import type { Subject } from './search-tables.ts';

/** Words come into use and go out of it in months. */
const FRESH_MS = 600_000;

/** How common words are in the index. */
export interface Frequencies {
  /** About how many entries have this lexeme; 0 for all that are not among the most frequent thousand. */
  entriesWith(lexeme: string): number;
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
  const frequencies = readFrequencies(db, subject).then((entries): Frequencies => {
    return { entriesWith: (lexeme) => entries.get(lexeme) ?? 0 };
  });
  ofSubjects.set(subject, { since: performance.now(), frequencies });
  // What could not be read is asked for again by the next search.
  frequencies.catch(() => ofSubjects.delete(subject));
  return frequencies;
}
