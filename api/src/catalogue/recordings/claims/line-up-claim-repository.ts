import type { NewLineUpClaim } from '@counterpoint/domain/schemas/recordings';
import { PARTY_COLUMNS } from '../../../parties/party-view.ts';
import { newId } from '../../../platform/db/new-id.ts';
import type { Database, Tx } from '../../../platform/db/transaction.ts';
import type { Act } from '../../../platform/http/actor.ts';

export const REQUESTED_INDEX = 'recording_line_up_claim_requested_key';

export async function insertLineUpClaim(
  tx: Tx,
  { actor, at }: Act,
  { recordingId, claim: { evidence, ...claim } }: { readonly recordingId: string; readonly claim: NewLineUpClaim },
): Promise<string> {
  const id = newId();
  await tx
    .insertInto('recording_line_up_claim')
    .values({
      id,
      recording_id: recordingId,
      party_id: actor.partyId,
      member_id: actor.memberId,
      ...claim,
      evidence: JSON.stringify(evidence),
      state: 'requested',
      created_at: at,
    })
    .execute();
  return id;
}

export function readLineUpClaims(db: Database, recordingId: string) {
  return db
    .selectFrom('recording_line_up_claim as claim')
    .innerJoin('party', 'party.id', 'claim.party_id')
    .selectAll('claim')
    .select('claim.member_id as claimant_id')
    .select(PARTY_COLUMNS)
    .where('claim.recording_id', '=', recordingId)
    .orderBy('claim.id')
    .execute();
}
export type LineUpClaimRow = Awaited<ReturnType<typeof readLineUpClaims>>[number];
