import type { WorkDetails } from '@counterpoint/domain/schemas/works';
import * as text from '../../../messages/catalogue-claims.generated.ts';
import type { Tx } from '../../../platform/db/transaction.ts';
import { publishEvent } from '../../../platform/events/events.ts';
import type { AnyAct } from '../../../platform/http/actor.ts';
import { publish } from '../../../platform/live/outbox-repository.ts';
import { WORKS } from '../../entry/entry-kind.ts';
import { answerClaim, readClaims, readWorksWithRequests } from './claim-repository.ts';

interface Closing {
  readonly tx: Tx;
  readonly act: AnyAct;
}

export async function closeClaimsOf(
  closing: Closing,
  { id, revision }: Pick<WorkDetails, 'id' | 'revision'>,
  reason: string,
): Promise<void> {
  const { tx, act } = closing;
  const memberIds = await refuseOpenClaims(closing, id, text.workWithdrawn({ reason }));
  if (memberIds.length === 0) return;
  await publishEvent(tx, 'claims.closed', { of: WORKS, entry: { id, revision }, act, memberIds, reason });
}

/** Of a duplicate that is merged into another work: its claimants can claim their share of that one. */
export async function closeClaimsOfDuplicate(
  closing: Closing,
  { duplicate, into }: Readonly<Record<'duplicate' | 'into', Pick<WorkDetails, 'id' | 'reference'>>>,
): Promise<void> {
  const { tx, act } = closing;
  const refusal = text.workMerged({ reference: duplicate.reference, remaining: into.reference });
  for (const memberId of await refuseOpenClaims(closing, duplicate.id, refusal))
    await publishEvent(tx, 'claim.answered', { of: WORKS, entry: { id: into.id }, act, memberId, refusal });
}

/** Of works whose submitter is no longer a member: nobody could answer them. */
export async function closeClaimsToSubmitter(closing: Closing, memberId: string): Promise<void> {
  const { tx, act } = closing;
  const refusal = text.submitterLeft();
  for (const id of await readWorksWithRequests(tx, memberId)) {
    const memberIds = await refuseOpenClaims(closing, id, refusal);
    for (const claimantId of memberIds)
      await publishEvent(tx, 'claim.answered', { of: WORKS, entry: { id }, act, memberId: claimantId, refusal });
  }
}

/** Returns the claimants. */
async function refuseOpenClaims({ tx, act }: Closing, id: string, answer: string): Promise<string[]> {
  const open = (await readClaims(tx, id)).filter(({ state }) => state === 'requested');
  for (const claim of open) await answerClaim(tx, claim.id, { state: 'refused', answer, at: act.at });
  const memberIds = open.flatMap(({ member_id }) => member_id ?? []);
  if (memberIds.length > 0) await publish(tx, { topic: 'compositions', memberIds });
  return memberIds;
}
