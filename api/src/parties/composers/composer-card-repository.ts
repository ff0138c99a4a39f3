import { type ComposerRow, MAX_WORKS_COUNTED } from '@counterpoint/domain/schemas/parties';
import { findSociety } from '@counterpoint/domain/societies';
import { sql } from 'kysely';
import * as text from '../../messages/parties.generated.ts';
import type { Row } from '../../platform/db/tables.ts';
import type { Database } from '../../platform/db/transaction.ts';
import type { Act } from '../../platform/http/actor.ts';
import type { OrganisationType } from '../party-values.ts';
import { PARTY_COLUMNS, toParty } from '../party-view.ts';

type Actor = Act['actor'];
/** A party with more works shows the maximum. */
const MAX_LINES = 3 * MAX_WORKS_COUNTED;

type Membership = Pick<Row<'party_society'>, 'party_id' | 'right' | 'society_code' | 'society_name'>;

export async function readCards(db: Database, ids: readonly string[], actor: Actor): Promise<ComposerRow[]> {
  if (ids.length === 0) return [];
  const [parties, types, memberships, works, recordings, changeable] = [
    await readNamed(db, ids),
    await readOrganisationTypes(db, ids),
    await readCurrentMemberships(db, ids),
    await countWorksOf(db, ids),
    await countRecordingsOf(db, ids),
    await filterEditable(db, ids, actor),
  ];
  const cards = parties.map(
    (row): ComposerRow => ({
      ...toParty(row, actor.partyId),
      stage_names: row.stage_names,
      societies: memberships.filter(({ party_id }) => party_id === row.id).map(toSociety),
      works: works.get(row.id) ?? 0,
      recordings: recordings.get(row.id) ?? 0,
      organisation_type: types.get(row.id) ?? null,
      can_change: changeable.has(row.id),
    }),
  );
  const byId = new Map(cards.map((card) => [card.id, card]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

export function readNamed(db: Database, ids: readonly string[]) {
  return db
    .selectFrom('party')
    .select(['party.id', 'party.stage_names', ...PARTY_COLUMNS])
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();
}

/** From members' profiles, otherwise as entered by the member who added the party. */
async function readOrganisationTypes(db: Database, ids: readonly string[]): Promise<Map<string, OrganisationType>> {
  const rows = await db
    .selectFrom('party')
    .leftJoin('member', 'member.id', 'party.member_id')
    .select(['party.id', 'party.organisation_type as entered', 'member.organisation_type as own'])
    .where('party.id', '=', sql<string>`any(${ids}::uuid[])`)
    .where('party.kind', '=', 'organisation')
    .execute();
  return new Map(
    rows.flatMap(({ id, entered, own }) => {
      const type = own ?? entered;
      return type === null ? [] : [[id, type] as const];
    }),
  );
}

function readCurrentMemberships(db: Database, ids: readonly string[]): Promise<Membership[]> {
  return db
    .selectFrom('party_society')
    .select(['party_id', 'right', 'society_code', 'society_name'])
    .where('party_id', '=', sql<string>`any(${ids}::uuid[])`)
    .where(({ eb, or }) => or([eb('to_day', 'is', null), eb('to_day', '>=', sql<string>`current_date`)]))
    .orderBy(sql`array_position(array['pr', 'mr', 'sr'], "right")`)
    .orderBy('id')
    .execute();
}

function toSociety({ right, society_code, society_name }: Membership): ComposerRow['societies'][number] {
  const society = society_code === null ? null : findSociety(society_code);
  return {
    right,
    society_code,
    society_name: society?.name ?? society_name ?? text.unknownSociety({ code: String(society_code) }),
  };
}

async function countWorksOf(db: Database, ids: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: string; works: number }>`
    select wanted.id, counted.works
    from unnest(${ids}::uuid[]) as wanted (id)
    cross join lateral (
      select count(*)::int as works
      from (
        select distinct line.composition_id
        from (
          select composition_id, revision from composition_interest
          where party_id = wanted.id limit ${MAX_LINES}
        ) as line
        join composition on composition.id = line.composition_id and composition.revision = line.revision
        join composition_revision as shown
          on shown.composition_id = line.composition_id and shown.number = line.revision
            and shown.state in ('registered', 'registered_incomplete')
        limit ${MAX_WORKS_COUNTED}
      ) as capped
    ) as counted`.execute(db);
  return new Map(rows.map(({ id, works }) => [id, works]));
}

async function countRecordingsOf(db: Database, ids: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: string; recordings: number }>`
    select wanted.id, counted.recordings
    from unnest(${ids}::uuid[]) as wanted (id)
    cross join lateral (
      select count(*)::int as recordings
      from (
        select distinct line.recording_id
        from (
          (select recording_id, revision from recording_right where party_id = wanted.id limit ${MAX_LINES})
          union all
          (select recording_id, revision from recording_contributor where party_id = wanted.id limit ${MAX_LINES})
        ) as line
        join recording on recording.id = line.recording_id and recording.revision = line.revision
          and recording.state = 'registered'
        limit ${MAX_WORKS_COUNTED}
      ) as capped
    ) as counted`.execute(db);
  return new Map(rows.map(({ id, recordings }) => [id, recordings]));
}

/** Returns parties that only this member added and uses, so that a correction affects nobody else. */
async function filterEditable(db: Database, ids: readonly string[], { memberId }: Actor): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select party.id
    from party
    where party.id = any(${ids}::uuid[]) and party.added_by = ${memberId} and party.member_id is null
      and not exists (
        select from composition_interest as line
        join composition on composition.id = line.composition_id
        where line.party_id = party.id and composition.member_id <> ${memberId}
      )
      and not exists (
        select from recording_right as line join recording on recording.id = line.recording_id
        where line.party_id = party.id and recording.member_id <> ${memberId}
      )
      and not exists (
        select from recording_contributor as line join recording on recording.id = line.recording_id
        where line.party_id = party.id and recording.member_id <> ${memberId}
      )
      and not exists (select from opposition_party where opposition_party.party_id = party.id)`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/** If others' submitted entries name the party, its identity must not change. */
export async function isNamedByOthers(db: Database, id: string, { memberId }: Actor): Promise<boolean> {
  const { rows } = await sql<{ is_named: boolean }>`
    select exists (
      select from composition_interest as line
      join composition_revision as revision
        on revision.composition_id = line.composition_id and revision.number = line.revision
      join composition_member as other on other.composition_id = line.composition_id
      where line.party_id = ${id} and revision.state <> 'draft' and other.member_id <> ${memberId}
    ) or exists (
      select from (
        select recording_id, revision from recording_right where party_id = ${id}
        union all
        select recording_id, revision from recording_contributor where party_id = ${id}
      ) as line
      join recording_revision as revision
        on revision.recording_id = line.recording_id and revision.number = line.revision
      join recording_member as other on other.recording_id = line.recording_id
      where revision.state <> 'draft' and other.member_id <> ${memberId}
    ) as is_named`.execute(db);
  return rows[0]?.is_named ?? false;
}
