import type { Insertable } from 'kysely';
import type { Tx } from '../../platform/db/transaction.ts';
import type { PartyClaimTables } from './party-claim-tables.ts';

export async function insertClaim(tx: Tx, claim: Insertable<PartyClaimTables['party_claim']>): Promise<void> {
  await tx.insertInto('party_claim').values(claim).execute();
}

/** Claims that decide whether the member may claim a party: open ones, and those refused for the same party. */
export function findObstacles(tx: Tx, memberId: string, partyId: string) {
  return tx
    .selectFrom('party_claim')
    .select(['party_id', 'state'])
    .where('member_id', '=', memberId)
    .where(({ eb, or, and }) =>
      or([eb('state', '=', 'open'), and([eb('state', '=', 'refused'), eb('party_id', '=', partyId)])]),
    )
    .execute();
}
