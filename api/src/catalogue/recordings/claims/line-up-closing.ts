import type { RecordingDetails } from '@counterpoint/domain/schemas/recordings';
import * as text from '../../../messages/catalogue-claims.generated.ts';
import type { Tx } from '../../../platform/db/transaction.ts';
import { publishEvent } from '../../../platform/events/events.ts';
import type { AnyAct } from '../../../platform/http/actor.ts';
import { publish } from '../../../platform/live/outbox-repository.ts';
import { RECORDINGS } from '../../entry/entry-kind.ts';
import { closeLineUpClaim, readLineUpClaims, readRecordingsWithRequests } from './line-up-claim-repository.ts';

interface Closing {
  readonly tx: Tx;
  readonly act: AnyAct;
}

export async function closePartsOf(
  { tx, act }: Closing,
  { id, revision }: Pick<RecordingDetails, 'id' | 'revision'>,
  reason: string,
): Promise<void> {
  const memberIds = await refuseOpenClaims({ tx, act }, id, text.recordingWithdrawn({ reason }));
  if (memberIds.length === 0) return;
  await publishEvent(tx, 'claims.closed', { of: RECORDINGS, entry: { id, revision }, act, memberIds, reason });
}

/** Of recordings whose submitter is no longer a member: nobody could answer them. */
export async function closePartsToSubmitter(closing: Closing, memberId: string): Promise<void> {
  const { tx, act } = closing;
  const refusal = text.submitterLeft();
  for (const id of await readRecordingsWithRequests(tx, memberId)) {
    const memberIds = await refuseOpenClaims(closing, id, refusal);
    for (const claimantId of memberIds)
      await publishEvent(tx, 'line_up_claim.answered', {
        of: RECORDINGS,
        entry: { id },
        act,
        memberId: claimantId,
        refusal,
      });
  }
}

/** Returns the claimants. */
async function refuseOpenClaims({ tx, act }: Closing, id: string, answer: string): Promise<string[]> {
  const open = (await readLineUpClaims(tx, id)).filter(({ state }) => state === 'requested');
  for (const claim of open) await closeLineUpClaim(tx, claim.id, { state: 'refused', answer, at: act.at });
  const memberIds = open.map(({ claimant_id }) => claimant_id);
  if (memberIds.length > 0) await publish(tx, { topic: 'recordings', memberIds });
  return memberIds;
}
