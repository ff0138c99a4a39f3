import { type Insertable, sql, type Updateable } from 'kysely';
import type { Tables } from '../platform/db/tables.ts';
import type { Database, Tx } from '../platform/db/transaction.ts';
import { nameOf, type PartyNames } from './party-view.ts';

export async function readParties(db: Database, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return await db
    .selectFrom('party')
    .select(['id', 'member_id', 'kind', 'given_names', 'family_name', 'organisation_name'])
    .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .orderBy('id')
    .execute();
}

/** Omits unknown parties; null for non-members. */
export async function readPartyMembers(db: Database, partyIds: readonly string[]): Promise<Map<string, string | null>> {
  return new Map((await readParties(db, partyIds)).map(({ id, member_id }) => [id, member_id]));
}

export async function readPartyName(db: Database, id: string): Promise<string> {
  const [party] = await readParties(db, [id]);
  return party ? nameOf(party) : '';
}

export async function lockParty(tx: Tx, id: string): Promise<void> {
  await tx.selectFrom('party').select('id').where('id', '=', id).forUpdate().execute();
}

export const IPI_INDEX = 'party_ipi_name_number_key';

export function lockPartyWith(db: Database, column: 'ipi_name_number' | 'isni', number: string) {
  return db.selectFrom('party').selectAll().where(column, '=', number).forUpdate().executeTakeFirst();
}

export async function findPartyIdOfMember(db: Database, memberId: string): Promise<string> {
  const found = db.selectFrom('party').select('id').where('member_id', '=', memberId);
  return (await found.executeTakeFirstOrThrow()).id;
}

export async function insertParty(tx: Tx, party: Insertable<Tables['party']>): Promise<void> {
  await tx.insertInto('party').values(party).execute();
}

export async function updateParty(tx: Tx, id: string, change: Updateable<Tables['party']>): Promise<void> {
  await tx.updateTable('party').set(change).where('id', '=', id).execute();
}

export interface InvitedParty extends PartyNames {
  readonly id: string;
  readonly ipi_name_number: string | null;
  readonly isni: string | null;
  /** Whether the person with this address confirmed the party's shares. */
  readonly is_confirmed: boolean;
}

/**
 * Locks and returns the party that co-writers invited at an address. Every member whose works or recordings name the
 * party must have invited it there, and so must the member who entered it if it has a number. Otherwise a member could take
 * over a party that others know by inviting themselves.
 */
export async function lockInvitedParty(tx: Tx, email: string): Promise<InvitedParty | null> {
  const { rows } = await sql<InvitedParty>`
    select party.id, party.kind, party.given_names, party.family_name, party.organisation_name, party.ipi_name_number,
      party.isni, invited.is_confirmed
    from party
    join (
      select party_id, bool_or(answer = 'confirmed') is true as is_confirmed, min(sent_at) as sent_at
      from composition_invitation
      where email = ${email} and withdrawn_at is null and answer is distinct from 'declined'
      group by party_id
    ) as invited on invited.party_id = party.id
    where party.member_id is null
      and (coalesce(party.ipi_name_number, party.isni) is null or exists (
        select from composition_invitation as theirs
        where theirs.party_id = party.id and theirs.email = ${email} and theirs.member_id = party.added_by
          and theirs.withdrawn_at is null))
      and not exists (
      select from (
        select work.member_id
        from composition_interest as line
        join composition_revision as revision
          on revision.composition_id = line.composition_id and revision.number = line.revision
        join composition as work on work.id = line.composition_id
        where line.party_id = party.id and revision.state <> 'draft'
        union all
        select recording.member_id
        from (
          select recording_id, revision from recording_right where party_id = party.id
          union all
          select recording_id, revision from recording_contributor where party_id = party.id
        ) as line
        join recording_revision as revision
          on revision.recording_id = line.recording_id and revision.number = line.revision
        join recording on recording.id = line.recording_id
        where revision.state <> 'draft'
      ) as naming
      where not exists (
        select from composition_invitation as theirs
        where theirs.party_id = party.id and theirs.email = ${email} and theirs.member_id = naming.member_id
          and theirs.withdrawn_at is null))
    order by invited.is_confirmed desc, invited.sent_at
    limit 1
    for update of party`.execute(tx);
  return rows[0] ?? null;
}
