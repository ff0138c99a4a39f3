import type { NewComposer, Party } from '@counterpoint/domain/schemas';
import { sql } from 'kysely';
import type { Database, Tx } from '../db/transaction.ts';
import type { Act } from '../http/act.ts';
import { PARTY_COLUMNS, toParty } from './party-view.ts';

type Actor = Act['actor'];

/** Parties by their ids, in this order. */
export async function readParties(db: Database, ids: readonly string[], { partyId }: Actor): Promise<Party[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('party')
    .select(['party.id', ...PARTY_COLUMNS])
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();
  const parties = new Map(rows.map((row) => [row.id, toParty(row, partyId)]));
  return ids.flatMap((id) => parties.get(id) ?? []);
}

/** The party that has this IPI name number or this ISNI already. */
export function findByCodes(db: Database, { ipi_name_number, isni }: Pick<NewComposer, 'ipi_name_number' | 'isni'>) {
  return db
    .selectFrom('party')
    .select(['party.id', ...PARTY_COLUMNS])
    .where(({ eb, or }) => or([eb('ipi_name_number', '=', ipi_name_number), eb('isni', '=', isni)]))
    .limit(1)
    .executeTakeFirst();
}

/** All that is known of a party. */
export function readParty(tx: Tx, id: string) {
  return tx.selectFrom('party').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

/** Puts the works that name the member's party, and are more than a draft, into the member's list. */
export async function listWorksNaming(tx: Tx, { memberId, partyId }: Actor): Promise<void> {
  await sql`
    insert into composition_member
      (member_id, composition_id, state, title_key, updated_at, registered_at, asked, confirmed)
    select distinct on (other.composition_id) ${memberId}::uuid, other.composition_id, other.state, other.title_key,
      other.updated_at, other.registered_at, other.asked, other.confirmed
    from composition_interest as line
    join composition_member as other on other.composition_id = line.composition_id and other.state <> 'draft'
    where line.party_id = ${partyId}
    on conflict do nothing`.execute(tx);
}

export async function insertComposer(tx: Tx, id: string, composer: NewComposer, at: Date): Promise<void> {
  const { given_names, family_name, ipi_name_number, isni } = composer;
  const isniColumns = isni ? ({ isni, isni_status: 'claimed_existing', isni_updated_at: at } as const) : { isni: null };
  const names = { kind: 'person' as const, given_names, family_name, organisation_name: null };
  await tx
    .insertInto('party')
    .values({ id, ...names, ipi_name_number, ...isniColumns, member_id: null, created_at: at, updated_at: at })
    .execute();
}

/** Those whom the member shares works with, the most frequent first. */
export async function pageOfCoWriters(db: Database, { memberId, partyId }: Actor, limit: number, offset: number) {
  const { rows } = await sql<{ id: string; total: number }>`
    select line.party_id as id, count(*) over ()::int as total
    from composition_member as mine
    join composition_interest as line on line.composition_id = mine.composition_id
    where mine.member_id = ${memberId} and line.party_id <> ${partyId}
    group by line.party_id
    order by count(distinct line.composition_id) desc, line.party_id
    limit ${limit} offset ${offset}`.execute(db);
  return { ids: rows.map(({ id }) => id), total: rows[0]?.total ?? 0 };
}
