import { sql } from 'kysely';
import type { Database } from '../db/transaction.ts';
import type { Subject } from './search-tables.ts';

interface Counted {
  readonly words: readonly string[];
  /** As shares of all entries, with three figures of other meaning behind them. */
  readonly shares: readonly number[];
  readonly entries: number;
}

/** About how many entries of the index have each of the most frequent lexemes. */
export async function readFrequencies(db: Database, subject: Subject): Promise<Map<string, number>> {
  const { rows } = await sql<Counted>`
    select stats.most_common_elems::text::text[] as words, stats.most_common_elem_freqs as shares,
      relation.reltuples::float8 as entries
    from pg_stats as stats
    join pg_class as relation on relation.oid = format('%I.%I', stats.schemaname, stats.tablename)::regclass
    where stats.schemaname = current_schema() and stats.tablename = 'search_entry_' || ${subject}
      and stats.attname = 'words' and stats.most_common_elems is not null`.execute(db);
  const [counted] = rows;
  if (!counted) return new Map();
  const { words, shares, entries } = counted;
  return new Map(words.map((word, place) => [word, (shares[place] ?? 0) * entries]));
}
