import { sql } from 'kysely';
import type { Database } from '../../platform/db/transaction.ts';
import { casesOf, type ListScope } from '../case-list-repository.ts';

/** Matches by number, entry, code or party. Each entry is tested once, since many cases share the same ones. */
export async function casesAnswering(
  db: Database,
  { tsquery, ...scope }: Pick<ListScope, 'partyId' | 'kind'> & { readonly tsquery: string },
): Promise<string[]> {
  const all = casesOf(db, { ...scope, found: null });
  const mine = all.select(['opposition.id', 'opposition.composition_id', 'opposition.recording_id']);
  // The word index isn't per party: for a prefix it would match far more entries than the party has.
  const words = tsquery.includes(':*') ? sql`(entry.words || '')` : sql`entry.words`;
  const answers = sql`${words} @@ ${tsquery}::text::tsquery`;
  const { rows } = await sql<{ id: string }>`
    with mine as materialized (${mine}),
    standing as materialized (
      select other.opposition_id as id, other.party_id from mine
      join opposition_party as other on other.opposition_id = mine.id),
    named as materialized (
      select entry.id from (select distinct party_id from standing) as known
      join search_entry as entry on entry.subject = 'party' and entry.id = known.party_id where ${answers})
    select mine.id from mine
      join search_entry as entry on entry.subject = 'opposition' and entry.id = mine.id where ${answers}
    union select mine.id from mine
      join search_entry as entry on entry.subject = 'composition' and entry.id = mine.composition_id where ${answers}
    union select mine.id from mine
      join search_entry as entry on entry.subject = 'recording' and entry.id = mine.recording_id where ${answers}
    union select standing.id from standing join named on named.id = standing.party_id`.execute(db);
  return rows.map(({ id }) => id);
}
