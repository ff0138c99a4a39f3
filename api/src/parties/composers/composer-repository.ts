import type { NewComposer } from '@counterpoint/domain/schemas/parties';
import { sql } from 'kysely';
import { newId } from '../../platform/db/new-id.ts';
import type { Database, Tx } from '../../platform/db/transaction.ts';
import type { Act } from '../../platform/http/actor.ts';
import { PARTY_COLUMNS } from '../party-view.ts';

type Actor = Act['actor'];

export function findByCodes(db: Database, { ipi_name_number, isni }: Pick<NewComposer, 'ipi_name_number' | 'isni'>) {
  return db
    .selectFrom('party')
    .select(['party.id', ...PARTY_COLUMNS])
    .where(({ eb, or }) => or([eb('ipi_name_number', '=', ipi_name_number), eb('isni', '=', isni)]))
    .execute();
}

export function readParty(tx: Tx, id: string) {
  return tx.selectFrom('party').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

export function findParty(db: Database, id: string) {
  return db.selectFrom('party').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Serialises additions under one name, so that the second one finds the first. */
export async function lockName(tx: Tx, key: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`composer ${key}`}, 0))`.execute(tx);
}

export async function findAddedInYear(
  db: Database,
  { memberId }: Actor,
  { ids, year }: { readonly ids: readonly string[]; readonly year: number },
) {
  const rows = await db
    .selectFrom('party')
    .select('id')
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .where('added_by', '=', memberId)
    .where('birth_year', '=', year)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

export async function listWorksNaming(tx: Tx, { memberId, partyId }: Actor): Promise<void> {
  await sql`
    insert into composition_member
      (member_id, composition_id, state, title_key, updated_at, registered_at, asked, confirmed)
    select distinct on (other.composition_id) ${memberId}::uuid, other.composition_id, other.state, other.title_key,
      other.updated_at, other.registered_at, other.asked, other.confirmed
    from composition_interest as line
    join composition_revision as revision on revision.composition_id = line.composition_id
      and revision.number = line.revision and revision.state <> 'draft'
    join composition_member as other on other.composition_id = line.composition_id and other.state <> 'draft'
    where line.party_id = ${partyId}
    on conflict do nothing`.execute(tx);
}

export async function listRecordingsNaming(tx: Tx, { memberId, partyId }: Actor): Promise<void> {
  await sql`
    insert into recording_member (member_id, recording_id, state, title_key, artist_key, updated_at, asked, confirmed)
    select distinct on (other.recording_id) ${memberId}::uuid, other.recording_id, other.state, other.title_key,
      other.artist_key, other.updated_at, other.asked, other.confirmed
    from (
      select recording_id, revision from recording_right where party_id = ${partyId}
      union
      select recording_id, revision from recording_contributor where party_id = ${partyId}
    ) as line
    join recording_revision as revision on revision.recording_id = line.recording_id
      and revision.number = line.revision and revision.state <> 'draft'
    join recording_member as other on other.recording_id = line.recording_id and other.state <> 'draft'
    on conflict do nothing`.execute(tx);
}

interface IdentifiedComposer {
  readonly id: string;
  readonly composer: NewComposer;
}

export async function countAddedParties(db: Database, memberId: string): Promise<number> {
  const { count } = await db
    .selectFrom('party')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('added_by', '=', memberId)
    .where('member_id', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

export async function insertComposer(tx: Tx, { id, composer }: IdentifiedComposer, { actor, at }: Act): Promise<void> {
  await tx
    .insertInto('party')
    .values({ id, ...columnsOf(composer, at), member_id: null, added_by: actor.memberId, created_at: at })
    .execute();
  await insertSocieties(tx, { id, composer }, at);
}

export async function updateComposer(tx: Tx, { id, composer }: IdentifiedComposer, at: Date): Promise<void> {
  await tx
    .updateTable('party')
    .set({ ...columnsOf(composer, at), version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
  await tx.deleteFrom('party_society').where('party_id', '=', id).execute();
  await insertSocieties(tx, { id, composer }, at);
}

function columnsOf(composer: NewComposer, at: Date) {
  const { kind, given_names, family_name, organisation_name, stage_names, birth_year, nationality } = composer;
  const { ipi_name_number, isni, organisation_type } = composer;
  const isPerson = kind === 'person';
  const names = isPerson
    ? { given_names, family_name, organisation_name: null }
    : { given_names: null, family_name: null, organisation_name };
  const isni_status = isni ? ('claimed_existing' as const) : ('none' as const);
  const codes = { ipi_name_number, isni, isni_status, isni_updated_at: at };
  return {
    kind,
    ...names,
    stage_names,
    ...codes,
    organisation_type: kind === 'organisation' ? organisation_type : null,
    // A group's year is the year of its foundation.
    birth_year: kind === 'group' ? null : birth_year,
    nationality,
    updated_at: at,
  };
}

/** No territory or end is entered, so the society collects everywhere and indefinitely. */
async function insertSocieties(tx: Tx, { id: partyId, composer }: IdentifiedComposer, at: Date): Promise<void> {
  const rows = (['pr', 'mr', 'sr'] as const).flatMap((right) => {
    const code = composer.societies[right];
    return code ? [{ id: newId(), party_id: partyId, right, society_code: code, created_at: at, updated_at: at }] : [];
  });
  if (rows.length > 0) await tx.insertInto('party_society').values(rows).execute();
}
