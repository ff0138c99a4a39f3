import { sql } from 'kysely';
import type { Database, Tx } from '../../../platform/db/transaction.ts';
import type { EntryKind } from '../entry-kind.ts';

/** Entries that a member submitted, with claims that await an answer. */
export async function readEntriesWithOpenClaims(
  db: Database,
  { name, claims }: EntryKind,
  memberId: string,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select entry.id from ${sql.table(name)} as entry
    where entry.member_id = ${memberId} and exists (
      select from ${sql.table(claims)} as claim
      where claim.${sql.ref(`${name}_id`)} = entry.id and claim.state = 'requested')
    order by entry.id`.execute(db);
  return rows.map(({ id }) => id);
}

interface Refusal {
  readonly id: string;
  readonly answer: string;
  readonly at: Date;
}

/** Returns the claimants. */
export async function refuseRequests(
  tx: Tx,
  { name, claims }: EntryKind,
  { id, answer, at }: Refusal,
): Promise<string[]> {
  const { rows } = await sql<{ member_id: string | null }>`
    update ${sql.table(claims)} as claim set state = 'refused', answer = ${answer}, answered_at = ${at}
    from party
    where claim.${sql.ref(`${name}_id`)} = ${id} and claim.state = 'requested' and party.id = claim.party_id
    returning party.member_id`.execute(tx);
  return rows.flatMap(({ member_id }) => member_id ?? []);
}

interface ClosedClaim {
  readonly id: string;
  readonly state: 'accepted' | 'refused' | 'withdrawn';
  readonly answer: string | null;
  readonly at: Date;
}

export async function closeClaim(tx: Tx, { claims }: EntryKind, { id, state, answer, at }: ClosedClaim): Promise<void> {
  await tx.updateTable(claims).set({ state, answer, answered_at: at }).where('id', '=', id).execute();
}
