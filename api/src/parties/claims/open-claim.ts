import * as text from '../../messages/party-claims.generated.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { newId } from '../../platform/db/new-id.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import type { Act } from '../../platform/http/actor.ts';
import { wrongFields } from '../../platform/http/app-error.ts';
import type { Claimable } from './find-claimable.ts';
import { findObstacles, insertClaim } from './party-claim-repository.ts';

/** Gives no access to the claimed party. The caller holds the member's lock, so that only one claim is open. */
export async function openClaim(tx: Tx, { actor, at, requestId }: Act, claimable: Claimable): Promise<void> {
  const { memberId, accountId } = actor;
  const { partyId, basis, number } = claimable;
  const obstacles = await findObstacles(tx, memberId, partyId);
  if (obstacles.some(({ state, party_id }) => state === 'open' && party_id === partyId)) return;
  const [obstacle] = obstacles;
  if (obstacle) {
    const message = obstacle.state === 'open' ? text.otherClaimOpen() : text.refusedBefore();
    throw wrongFields([{ path: basis, message }]);
  }
  const claim = {
    id: newId(),
    party_id: partyId,
    member_id: memberId,
    account_id: accountId,
    basis,
    number,
    created_at: at,
  };
  await insertClaim(tx, claim);
  await recordAudit(tx, {
    action: 'party_claim.open',
    actor,
    subjectId: claim.id,
    after: claim,
    ...(requestId && { requestId }),
  });
}
