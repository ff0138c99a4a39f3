import * as text from '../../../messages/catalogue-claims.generated.ts';
import type { Tx } from '../../../platform/db/transaction.ts';
import { publishEvent } from '../../../platform/events/events.ts';
import type { AnyAct } from '../../../platform/http/actor.ts';
import { publish } from '../../../platform/live/outbox-repository.ts';
import { type EntryKind, type RevisionKey, WORKS } from '../entry-kind.ts';
import { readEntriesWithOpenClaims, refuseRequests } from './open-claim-repository.ts';

interface ClaimClosure {
  readonly tx: Tx;
  readonly act: AnyAct;
  readonly entryKind: EntryKind;
}

export async function closeClaimsOfWithdrawn(closure: ClaimClosure, entry: RevisionKey, reason: string): Promise<void> {
  const { tx, act, entryKind } = closure;
  const answer = entryKind === WORKS ? text.workWithdrawn({ reason }) : text.recordingWithdrawn({ reason });
  const memberIds = await refuseOpenClaims(closure, entry.id, answer);
  if (memberIds.length > 0) await publishEvent(tx, 'claims.closed', { entryKind, entry, act, memberIds, reason });
}

/** Of entries whose submitter is no longer a member: nobody could answer them. */
export async function closeClaimsToSubmitter(closure: ClaimClosure, submitterId: string): Promise<void> {
  const { tx, act, entryKind } = closure;
  const refusal = text.submitterLeft();
  for (const id of await readEntriesWithOpenClaims(tx, entryKind, submitterId))
    for (const memberId of await refuseOpenClaims(closure, id, refusal))
      await publishEvent(tx, entryKind.claimAnswered, { entryKind, entry: { id }, act, memberId, refusal });
}

/** Returns the claimants. */
export async function refuseOpenClaims(
  { tx, act, entryKind }: ClaimClosure,
  id: string,
  answer: string,
): Promise<string[]> {
  const memberIds = await refuseRequests(tx, entryKind, { id, answer, at: act.at });
  if (memberIds.length > 0) await publish(tx, { topic: `${entryKind.name}s`, memberIds });
  return memberIds;
}
