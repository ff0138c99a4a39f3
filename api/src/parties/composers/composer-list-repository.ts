import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/db/transaction.ts';
import type { Act } from '../../platform/http/actor.ts';
import type { EntryFilter } from '../../platform/search/search-repository.ts';

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
const MAX_COUNT = 10_000;

export const membersFilter: EntryFilter = (id) =>
  sql<boolean>`exists (select from party where party.id = ${id} and party.member_id is not null)`;

export async function pageOfIndex(
  db: Database,
  { limit, offset, filter }: Pick<Part, 'limit' | 'offset'> & { readonly filter: EntryFilter | null },
): Promise<IdsOfPart> {
  const isListed = sql`subject = 'party' and is_public and ${filter?.(sql.ref('search_entry.id')) ?? sql.lit(true)}`;
  const ids = await sql<{ id: string }>`
    select id from search_entry where ${isListed} order by label, id
    limit ${limit} offset ${offset}`.execute(db);
  const counted = await sql<{ total: number }>`
    select count(*)::int as total
    from (select from search_entry where ${isListed} limit ${MAX_COUNT}) as capped`.execute(db);
  return { ids: ids.rows.map(({ id }) => id), total: counted.rows[0]?.total ?? 0 };
}

export type PartyCatalogue = 'compositions' | 'recordings';

type Lines = 'composition_interest' | 'recording_right' | 'recording_contributor';

/** A draft is its submitter's alone. */
function namedIn(lines: Lines, entry: 'composition' | 'recording', memberId: string): RawBuilder<unknown> {
  const [objectId, object] = [sql.ref(`${entry}_id`), sql.table(entry)];
  return sql`
    select line.party_id, line.${objectId} as object_id
    from ${sql.table(`${entry}_member`)} as mine
    join ${sql.table(lines)} as line on line.${objectId} = mine.${objectId} and line.party_id is not null
    join ${sql.table(`${entry}_revision`)} as revision on revision.${objectId} = line.${objectId}
      and revision.number = line.revision
    where mine.member_id = ${memberId} and (revision.state <> 'draft' or exists (
      select from ${object} as own where own.id = line.${objectId} and own.member_id = ${memberId}))`;
}

const NAMED_WITH: Record<PartyCatalogue, (memberId: string) => RawBuilder<unknown>> = {
  compositions: (memberId) => namedIn('composition_interest', 'composition', memberId),
  recordings: (memberId) => sql`${namedIn('recording_right', 'recording', memberId)}
    union all ${namedIn('recording_contributor', 'recording', memberId)}`,
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
