// cspell:ignore recordset
import { sql } from 'kysely';
import type { Row } from '../../platform/db/tables.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import type { ListedEntries, PartySnapshot, StoredMembership } from '../party-tables.ts';

export async function lockMemberOf(tx: Tx, memberId: string): Promise<void> {
  await sql`select from member where id = ${memberId} for update`.execute(tx);
}

export async function readSnapshot(tx: Tx, id: string): Promise<PartySnapshot> {
  const { rows } = await sql<{ party: PartySnapshot }>`
    select to_jsonb(party) as party from party where id = ${id}`.execute(tx);
  if (!rows[0]) throw new Error(`Party ${id} doesn’t exist.`);
  return rows[0].party;
}

export async function restoreSnapshot(tx: Tx, snapshot: PartySnapshot): Promise<void> {
  await sql`insert into party select * from ${recordOf(snapshot)}`.execute(tx);
}

function recordOf(snapshot: Readonly<Record<string, unknown>>) {
  return sql`jsonb_populate_record(null::party, ${JSON.stringify(snapshot)}::jsonb)`;
}

export async function insertMerge(tx: Tx, log: Omit<Row<'party_merge'>, 'undone_at'>): Promise<void> {
  await tx
    .insertInto('party_merge')
    .values({
      ...log,
      starting_party: JSON.stringify(log.starting_party),
      claimed_party: JSON.stringify(log.claimed_party),
      moves: JSON.stringify(log.moves),
      listed: JSON.stringify(log.listed),
      digests: JSON.stringify(log.digests),
      same_societies: JSON.stringify(log.same_societies),
    })
    .execute();
}

export function findMerge(tx: Tx, claimId: string) {
  return tx
    .selectFrom('party_merge')
    .selectAll()
    .where('claim_id', '=', claimId)
    .where('undone_at', 'is', null)
    .executeTakeFirst();
}

export async function deleteParty(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('party').where('id', '=', id).execute();
}

export async function removeMemberships(tx: Tx, ids: readonly string[]): Promise<StoredMembership[]> {
  const { rows } = await sql<{ membership: StoredMembership }>`
    delete from party_society where id = any(${[...ids]}::uuid[])
    returning to_jsonb(party_society) as membership`.execute(tx);
  return rows.map(({ membership }) => membership);
}

export async function isImporting(tx: Tx, memberId: string): Promise<boolean> {
  const { rows } = await sql`
    select from import_job
    where member_id = ${memberId} and state in ('reading', 'checking', 'importing', 'undoing') limit 1`.execute(tx);
  return rows.length > 0;
}

export async function readListed(tx: Tx, memberId: string): Promise<ListedEntries> {
  const { rows } = await sql<ListedEntries>`
    select
      array(select composition_id from composition_member where member_id = ${memberId}) as compositions,
      array(select recording_id from recording_member where member_id = ${memberId}) as recordings`.execute(tx);
  return rows[0] ?? { compositions: [], recordings: [] };
}

type Merge = NonNullable<Awaited<ReturnType<typeof findMerge>>>;

/** Gives back the claimed party's columns, its memberships and the member's lists, and closes the log. */
export async function restoreClaimed(tx: Tx, merge: Merge, { memberId, at }: { memberId: string; at: Date }) {
  // Staff may have changed the contact since.
  const { contact_email: _contact, ...snapshot } = merge.claimed_party;
  const columns = Object.keys(snapshot).map((column) => sql`${sql.ref(column)} = before.${sql.ref(column)}`);
  await sql`
    update party set ${sql.join(columns)} from ${recordOf(snapshot)} as before where party.id = before.id`.execute(tx);
  await sql`
    insert into party_society
    select * from jsonb_populate_recordset(null::party_society, ${JSON.stringify(merge.same_societies)}::jsonb)`.execute(
    tx,
  );
  await sql`
    delete from composition_member
    where member_id = ${memberId} and composition_id = any(${merge.listed.compositions}::uuid[])`.execute(tx);
  await sql`
    delete from recording_member
    where member_id = ${memberId} and recording_id = any(${merge.listed.recordings}::uuid[])`.execute(tx);
  await tx.updateTable('party_merge').set({ undone_at: at }).where('claim_id', '=', merge.claim_id).execute();
}
