import { sql } from 'kysely';
import type { Database } from '../../platform/db/transaction.ts';
import { casesOf, type ListScope } from '../case-repository.ts';

/**
 * Which cases of a party answer a search: by their number, by what they are about with its code, or by one of their parties.
 * Each kind of entry is looked at once: somebody with thousands of cases has them with the same few others.
 */
export async function casesAnswering(
  db: Database,
  { tsquery, ...scope }: Pick<ListScope, 'partyId' | 'kind'> & { readonly tsquery: string },
): Promise<string[]> {
  const all = casesOf(db, { ...scope, found: null });
  const mine = all.select(['opposition.id', 'opposition.composition_id', 'opposition.recording_id']);
  // The index of words knows nothing of who has what: a beginning of a word leads it to far more than one party has.
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
