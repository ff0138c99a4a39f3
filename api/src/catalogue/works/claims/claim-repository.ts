import type { NewClaim, WorkClaim } from '@counterpoint/domain/schemas/works';
import { PARTY_COLUMNS } from '../../../parties/party-view.ts';
import { newId } from '../../../platform/db/new-id.ts';
import type { Database, Tx } from '../../../platform/db/transaction.ts';
import type { Act } from '../../../platform/http/actor.ts';

interface ClaimWithOutcome {
  readonly workId: string;
  readonly claim: NewClaim;
  readonly state: WorkClaim['state'];
  readonly caseId: string | null;
}

export async function insertClaim(
  tx: Tx,
  { actor, at }: Act,
  { workId, claim, state, caseId }: ClaimWithOutcome,
): Promise<string> {
  const id = newId();
  const { role, shares, statement } = claim;
  const claimed = { composition_id: workId, party_id: actor.partyId, role, ...shares, statement };
  await tx
    .insertInto('composition_claim')
    .values({ id, ...claimed, state, opposition_id: caseId, created_at: at })
    .execute();
  return id;
}

export function readClaims(db: Database, workId: string) {
  return db
    .selectFrom('composition_claim as claim')
    .innerJoin('party', 'party.id', 'claim.party_id')
    .selectAll('claim')
    .select(PARTY_COLUMNS)
    .where('claim.composition_id', '=', workId)
    .orderBy('claim.created_at')
    .orderBy('claim.id')
    .execute();
}
export type ClaimRow = Awaited<ReturnType<typeof readClaims>>[number];
