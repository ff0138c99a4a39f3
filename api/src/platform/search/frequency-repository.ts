import { sql } from 'kysely';
import type { Database } from '../db/transaction.ts';
import type { Subject } from './search-tables.ts';

export async function readFrequencies(
  db: Database,
  subject: Subject,
): Promise<{ shares: Map<string, number>; entries: number }> {
  const { rows } = await sql<{ words: string[]; shares: number[]; entries: number }>`
    select stats.most_common_elems::text::text[] as words, stats.most_common_elem_freqs as shares,
      relation.reltuples::float8 as entries
    from pg_stats as stats
    join pg_class as relation on relation.oid = format('%I.%I', stats.schemaname, stats.tablename)::regclass
    where stats.schemaname = current_schema() and stats.tablename = 'search_entry_' || ${subject}
      and stats.attname = 'words' and stats.most_common_elems is not null`.execute(db);
  const [statistics] = rows;
  if (!statistics) return { shares: new Map(), entries: 0 };
  const { words, shares, entries } = statistics;
  return { shares: new Map(words.map((word, place) => [word, shares[place] ?? 0])), entries };
}
