import type { Database } from '../db/transaction.ts';
import { readFrequencies } from './frequency-repository.ts';
import type { Subject } from './search-tables.ts';

/** Word frequencies change over months, but a first large import multiplies the entries in minutes. */
const CACHE_MS = 60_000;

export interface Frequencies {
  /** Approximate; 0 for lexemes beyond the most frequent thousand. */
  entriesWith(lexeme: string): number;
  /** Approximate, for independent words; infinity without statistics. */
  entriesWithAll(lexemes: readonly string[]): number;
}

interface CachedFrequencies {
  readonly readAt: number;
  readonly frequencies: Frequencies;
}

/** Keyed by kysely's adapter, which a database shares with its transactions. */
const cache = new WeakMap<object, Map<Subject, CachedFrequencies>>();

/** From PostgreSQL's statistics of the index. */
export async function frequenciesOf(db: Database, subject: Subject): Promise<Frequencies> {
  const { adapter } = db.getExecutor();
  const bySubject = cache.get(adapter) ?? new Map<Subject, CachedFrequencies>();
  cache.set(adapter, bySubject);
  const cached = bySubject.get(subject);
  if (cached && performance.now() - cached.readAt < CACHE_MS) return cached.frequencies;
  const { shares, entries } = await readFrequencies(db, subject);
  const frequencies = frequenciesBy(shares, entries);
  bySubject.set(subject, { readAt: performance.now(), frequencies });
  return frequencies;
}

export function frequenciesBy(shares: ReadonlyMap<string, number>, entries: number): Frequencies {
  // All others are known to be rarer.
  const rarest = Math.min(1, ...shares.values());
  const all = shares.size > 0 ? entries : Number.POSITIVE_INFINITY;
  return {
    entriesWith: (lexeme) => (shares.get(lexeme) ?? 0) * entries,
    entriesWithAll: (lexemes) => lexemes.reduce((product, lexeme) => product * (shares.get(lexeme) ?? rarest), all),
  };
}
