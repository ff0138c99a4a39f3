import type { PartyClaimState } from '@counterpoint/domain/schemas/parties';
import { type Insertable, sql, type Updateable } from 'kysely';
import type { Row, Tables } from '../../platform/db/tables.ts';
import type { Database, Tx } from '../../platform/db/transaction.ts';
import { PARTY_NAMES } from '../party-view.ts';

export type StoredClaim = Row<'party_claim'>;

export async function insertClaim(tx: Tx, claim: Insertable<Tables['party_claim']>): Promise<void> {
  await tx.insertInto('party_claim').values(claim).execute();
}

/** Claims that decide whether the member may claim a party: open ones, and those refused or undone for the same party. */
export function findObstacles(tx: Tx, memberId: string, partyId: string) {
  return tx
    .selectFrom('party_claim')
    .select(['party_id', 'state'])
    .where('member_id', '=', memberId)
    .where(({ eb, or, and }) =>
      or([eb('state', '=', 'open'), and([eb('state', 'in', ['refused', 'undone']), eb('party_id', '=', partyId)])]),
    )
    .execute();
}

export function lockClaim(tx: Tx, id: string): Promise<StoredClaim | undefined> {
  return tx.selectFrom('party_claim').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function updateClaim(tx: Tx, id: string, change: Updateable<Tables['party_claim']>): Promise<void> {
  await tx.updateTable('party_claim').set(change).where('id', '=', id).execute();
}

export function listOpenClaimsOf(tx: Tx, partyId: string) {
  return tx
    .selectFrom('party_claim')
    .selectAll()
    .where('party_id', '=', partyId)
    .where('state', '=', 'open')
    .orderBy('id')
    .forUpdate()
    .execute();
}

function selectClaims(db: Database) {
  return db
    .selectFrom('party_claim')
    .innerJoin('party', 'party.id', 'party_claim.party_id')
    .selectAll('party_claim')
    .select([...PARTY_NAMES, 'party.contact_email']);
}

export type NamedClaim = Awaited<ReturnType<ReturnType<typeof selectClaims>['executeTakeFirstOrThrow']>>;

export function listClaims(
  db: Database,
  { states, limit }: { readonly states: readonly PartyClaimState[]; readonly limit: number },
): Promise<NamedClaim[]> {
  return selectClaims(db).where('state', 'in', states).orderBy('party_claim.id').limit(limit).execute();
}

export function findClaim(db: Database, id: string): Promise<NamedClaim | undefined> {
  return selectClaims(db).where('party_claim.id', '=', id).executeTakeFirst();
}

export function listClaimsOfMember(db: Database, memberId: string): Promise<NamedClaim[]> {
  return selectClaims(db)
    .where('party_claim.member_id', '=', memberId)
    .orderBy('party_claim.id', 'desc')
    .limit(20)
    .execute();
}

/** Codes that were mailed to an earlier contact prove nothing. */
export async function setContact(tx: Tx, partyId: string, email: string | null): Promise<void> {
  await tx.updateTable('party').set({ contact_email: email }).where('id', '=', partyId).execute();
  await tx
    .updateTable('party_claim')
    .set({ code_hash: null, code_expires_at: null })
    .where('party_id', '=', partyId)
    .execute();
}

/** Opens claims again that were refused because another one of the same party was accepted at this time. */
export async function reopenClaims(tx: Tx, partyId: string, acceptedAt: Date): Promise<void> {
  await sql`
    update party_claim as claim set state = 'open', decided_at = null
    where party_id = ${partyId} and state = 'refused' and reason is null and decided_at = ${acceptedAt}
      and not exists (
        select from party_claim as other where other.member_id = claim.member_id and other.state = 'open')`.execute(tx);
}
