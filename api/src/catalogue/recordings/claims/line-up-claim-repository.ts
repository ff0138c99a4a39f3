import type { NewLineUpClaim } from '@counterpoint/domain/schemas/recordings';
import { sql } from 'kysely';
import { PARTY_COLUMNS } from '../../../parties/party-view.ts';
import { newId } from '../../../platform/db/new-id.ts';
import type { Database, Tx } from '../../../platform/db/transaction.ts';
import type { Act } from '../../../platform/http/actor.ts';
import type { RevisionKey } from '../../entry/entry-kind.ts';
import { appendContributor } from '../line-changes-repository.ts';

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

/**
 * Adds a claimant to the line-up: in the open credit of that name that fits the roles best, or last. The credit keeps the
 * period and country that the claim doesn't give.
 */
export async function addToLineUp(tx: Tx, key: RevisionKey, claim: LineUpClaimRow): Promise<void> {
  const { id, revision } = key;
  const { party_id, category, roles, performed_from, performed_to, country, credited_as } = claim;
  const part = { party_id, category, roles };
  const period = { performed_from, performed_to };
  const hasPeriod = performed_from !== null || performed_to !== null;
  const { numUpdatedRows } = await tx
    .updateTable('recording_contributor')
    .set({ ...part, ...(hasPeriod && period), ...(country !== null && { country }) })
    .where(({ and }) => and({ recording_id: id, revision }))
    .where('position', '=', openCredit(tx, key, claim))
    .executeTakeFirst();
  if (numUpdatedRows > 0n) return;
  await appendContributor(tx, key, { ...part, ...period, country, name: credited_as });
}

function openCredit(tx: Tx, { id, revision }: RevisionKey, { credited_as, roles }: LineUpClaimRow) {
  return tx
    .selectFrom('recording_contributor')
    .select('position')
    .where(({ and }) => and({ recording_id: id, revision }))
    .where('party_id', 'is', null)
    .where('name', '=', credited_as ?? '')
    .orderBy(sql`roles && ${roles}::text[]`, 'desc')
    .orderBy('position')
    .limit(1);
}
