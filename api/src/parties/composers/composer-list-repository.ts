import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/db/transaction.ts';
import type { Act } from '../../platform/http/actor.ts';

interface Part {
  readonly tsquery: string | null;
  readonly limit: number;
  readonly offset: number;
}

interface IdsOfPart {
  readonly ids: string[];
  readonly total: number;
}

/** Nobody pages further, and an exact count would be slow. */
const MOST_COUNTED = 10_000;

export async function pageOfIndex(db: Database, { limit, offset }: Pick<Part, 'limit' | 'offset'>): Promise<IdsOfPart> {
  const ids = await sql<{ id: string }>`
    select id from search_entry where subject = 'party' and is_public order by label, id
    limit ${limit} offset ${offset}`.execute(db);
  const counted = await sql<{ total: number }>`
    select count(*)::int as total
    from (select from search_entry where subject = 'party' and is_public limit ${MOST_COUNTED}) as capped`.execute(db);
  return { ids: ids.rows.map(({ id }) => id), total: counted.rows[0]?.total ?? 0 };
}

export type PartyCatalogue = 'compositions' | 'recordings';

const NAMED_WITH: Record<PartyCatalogue, (memberId: string) => RawBuilder<unknown>> = {
  compositions: (memberId) => sql`
    select line.party_id, line.composition_id as object_id
    from composition_member as mine
    join composition_interest as line on line.composition_id = mine.composition_id
    where mine.member_id = ${memberId}`,
  recordings: (memberId) => sql`
    select line.party_id, line.recording_id as object_id
    from recording_member as mine
    join recording_right as line on line.recording_id = mine.recording_id
    where mine.member_id = ${memberId}
    union all
    select line.party_id, line.recording_id as object_id
    from recording_member as mine
    join recording_contributor as line on line.recording_id = mine.recording_id
    where mine.member_id = ${memberId} and line.party_id is not null`,
};

export async function pageOfPartners(
  db: Database,
  { actor: { memberId, partyId }, catalogue }: { readonly actor: Act['actor']; readonly catalogue: PartyCatalogue },
  { tsquery, limit, offset }: Part,
): Promise<IdsOfPart> {
  const { rows } = await sql<{ id: string | null; total: number }>`
    with partner as (
      select line.party_id as id, count(distinct line.object_id) as objects
      from (${NAMED_WITH[catalogue](memberId)}) as line
      where line.party_id <> ${partyId}
        and (${tsquery}::text is null or exists (
          select from search_entry as entry
          where entry.subject = 'party' and entry.id = line.party_id and entry.words @@ ${tsquery}::text::tsquery
        ))
      group by line.party_id
    ), page as (
      select id from partner order by objects desc, id limit ${limit} offset ${offset}
    )
    select page.id, counted.total
    from (select count(*)::int as total from partner) as counted left join page on true`.execute(db);
  return { ids: rows.flatMap(({ id }) => id ?? []), total: rows[0]?.total ?? 0 };
}
