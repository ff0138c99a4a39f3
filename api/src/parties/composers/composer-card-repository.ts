import { type ComposerRow, MAX_WORKS_COUNTED } from '@counterpoint/domain/schemas/parties';
import { type RawBuilder, sql } from 'kysely';
import { anyOf, listOf } from '../../platform/db/any-of.ts';
import type { Row } from '../../platform/db/tables.ts';
import type { Database } from '../../platform/db/transaction.ts';
import type { Act } from '../../platform/http/actor.ts';
import { PARTY_COLUMNS, societyNameOf, toParty } from '../party-view.ts';

type Actor = Act['actor'];
/** A party with more works shows the maximum. */
const MAX_LINES = 3 * MAX_WORKS_COUNTED;

export async function readCards(
  db: Database,
  ids: readonly string[],
  { memberId, partyId }: Actor,
): Promise<ComposerRow[]> {
  if (ids.length === 0) return [];
  const rows = await selectNamed(db, ids)
    .leftJoin('member', 'member.id', 'party.member_id')
    .select([organisationType.as('organisation_type'), currentMemberships.as('memberships')])
    .select([countNaming('composition').as('works'), countNaming('recording').as('recordings')])
    .select(isEditableBy(memberId).as('can_change'))
    .orderBy(sql`array_position(${listOf(ids, 'uuid')}, party.id)`)
    .execute();
  return rows.map(({ stage_names, memberships, works, recordings, organisation_type, can_change, ...party }) => ({
    ...toParty(party, partyId),
    stage_names,
    societies: memberships.map((membership) => ({ ...membership, society_name: societyNameOf(membership) })),
    works,
    recordings,
    organisation_type,
    can_change,
  }));
}

export function readNamed(db: Database, ids: readonly string[]) {
  return selectNamed(db, ids).execute();
}

function selectNamed(db: Database, ids: readonly string[]) {
  return db
    .selectFrom('party')
    .select(['party.id', 'party.stage_names', ...PARTY_COLUMNS])
    .where('party.id', '=', anyOf(ids, 'uuid'));
}

/** From members' profiles, otherwise as entered by the member who added the party. */
const organisationType = sql<Row<'party'>['organisation_type']>`
  case party.kind when 'organisation' then coalesce(member.organisation_type, party.organisation_type) end`;

const currentMemberships = sql<Pick<Row<'party_society'>, 'right' | 'society_code' | 'society_name'>[]>`array(
  select json_build_object('right', "right", 'society_code', society_code, 'society_name', society_name)
  from party_society where party_id = party.id
    and coalesce(from_day <= current_date, true) and coalesce(to_day >= current_date, true)
  order by array_position(array['pr', 'mr', 'sr'], "right"), id)`;

type Entry = 'composition' | 'recording';
/** The tables and views that name parties. */
const NAMING = [
  ['composition_interest', 'composition'],
  ['recording_right', 'recording'],
  ['recording_contributor', 'recording'],
] as const;

/** Registered entries whose shown revision names the party. */
function countNaming(entry: Entry): RawBuilder<number> {
  const entryId = sql.ref(`${entry}_id`);
  const lines = NAMING.filter(([, of]) => of === entry).map(
    ([table]) =>
      sql`(select ${entryId}, revision from ${sql.table(table)} where party_id = party.id limit ${MAX_LINES})`,
  );
  return sql<number>`(
    select count(*)::int
    from (
      select distinct line.${entryId}
      from (${sql.join(lines, sql` union all `)}) as line
      join ${sql.table(entry)} as entry on entry.id = line.${entryId} and entry.revision = line.revision
      join ${sql.table(`${entry}_revision`)} as shown on shown.${entryId} = line.${entryId}
        and shown.number = line.revision and shown.state in ('registered', 'registered_incomplete')
      limit ${MAX_WORKS_COUNTED}
    ) as capped)`;
}

/** Only this member added the party and uses it, so that a correction affects nobody else. */
function isEditableBy(memberId: string): RawBuilder<boolean> {
  const uses = NAMING.map(
    ([lines, entry]) => sql`exists (
      select from ${sql.table(lines)} as line join ${sql.table(entry)} as entry on entry.id = line.${sql.ref(`${entry}_id`)}
      where line.party_id = party.id and entry.member_id <> ${memberId})`,
  );
  return sql<boolean>`(party.added_by is not distinct from ${memberId}::uuid and party.member_id is null
    and not (${sql.join(uses, sql` or `)})
    and not exists (select from opposition_party where opposition_party.party_id = party.id))`;
}

/** If others' submitted entries name the party, its identity must not change. */
export async function isNamedByOthers(db: Database, id: string, { memberId }: Actor): Promise<boolean> {
  const uses = NAMING.map(([lines, entry]) => {
    const entryId = sql.ref(`${entry}_id`);
    return sql`exists (
      select from ${sql.table(lines)} as line
      join ${sql.table(`${entry}_revision`)} as revision
        on revision.${entryId} = line.${entryId} and revision.number = line.revision
      join ${sql.table(`${entry}_member`)} as other on other.${entryId} = line.${entryId}
      where line.party_id = ${id} and revision.state <> 'draft' and other.member_id <> ${memberId})`;
  });
  const { rows } = await sql<{ is_named: boolean }>`
    select ${sql.join(uses, sql` or `)} as is_named`.execute(db);
  return rows[0]?.is_named ?? false;
}
