import * as text from '../../../messages/entries.generated.ts';
import { publishEvent } from '../../../platform/events/events.ts';
import { conflict } from '../../../platform/http/app-error.ts';
import type { VersionedId } from '../../../platform/http/versions.ts';
import { closeClaimsOfWithdrawn } from '../claims/close-claims.ts';
import { revokeContests } from '../confirmation/contests.ts';
import type { EntryChange, EntryDetails } from '../entry-definition.ts';
import { isActive } from '../entry-kind.ts';
import { deleteRevision, insertEntryEvent, setPendingRevision, updateRevision } from '../entry-repository.ts';
import { findAwaiting, findPending, openAsSubmitter } from '../open-entry.ts';
import { recordChange } from '../record-change.ts';
import { closeOpenReview } from '../review/review-repository.ts';
import { requireStanding } from '../standing.ts';
import { returnToDraft } from './write-revision.ts';

/** The revision is a draft again. Its contests stay open until their claimants agree to the next submission. */
export async function recallSubmission(change: EntryChange, target: VersionedId): Promise<EntryDetails> {
  const { entry, tx, act } = change;
  const shown = await openAsSubmitter(change, target);
  const awaiting = await findAwaiting(change, shown);
  if (!awaiting) throw conflict('not_awaiting', text.notAwaiting({ noun: entry.noun }));
  await insertEntryEvent(change, awaiting, { type: 'taken_back' });
  await publishEvent(tx, 'entry.recalled', { entryKind: entry.kind, entry: awaiting, act });
  await returnToDraft(change, awaiting, act.actor.memberId);
  return recordChange(change, { id: awaiting.id, action: 'take_back', before: awaiting });
}

/** Withdraws an entry with its pending revision; its code stays on record. Throws 409 while it is in dispute. */
export async function withdrawEntry(change: EntryChange, target: VersionedId, reason: string): Promise<EntryDetails> {
  const { entry, tx, act } = change;
  const before = await openAsSubmitter(change, target);
  const { id, revision } = before;
  if (!isWithdrawable(change, before)) throw conflict('not_withdrawable', text.notWithdrawable({ noun: entry.noun }));
  if (isActive(entry.kind, before.state)) await requireStanding(change, [before]);
  const pending = await findPending({ entry, tx, viewer: act.actor }, before);
  const wasDraft = before.state === 'draft';
  // The withdrawal notifies the parties of both revisions, except those of a draft; of a recalled one, those it names now.
  const isDraft = pending?.state === 'draft';
  await revokeContests(tx, act, { entryKind: entry.kind, id, revision, isAnnounced: wasDraft });
  if (pending)
    await revokeContests(tx, act, { entryKind: entry.kind, id, revision: pending.revision, isAnnounced: isDraft });
  const now = await entry.read(tx, { id, viewer: act.actor });
  if (now?.is_in_dispute) throw conflict('in_dispute', text.inDispute({ noun: entry.noun }));
  await entry.refuseWithdrawal?.(tx, before);
  await insertEntryEvent(change, before, { type: 'withdrawn', note: reason });
  await closeClaimsOfWithdrawn({ tx, act, entryKind: entry.kind }, { id, revision }, reason);
  if (pending) await dropPending(change, pending);
  await updateRevision(tx, entry.kind, { id, revision, columns: { state: 'withdrawn' } });
  await closeOpenReview(tx, entry.kind, { id, at: act.at });
  const withdrawn = await recordChange(change, { id, action: 'withdraw', before });
  const pendingRevision = pending && !isDraft ? pending.revision : null;
  const event = { entryKind: entry.kind, entry: before, act, reason, pendingRevision, wasDraft };
  await publishEvent(tx, 'entry.withdrawn', event);
  return withdrawn;
}

/** A draft only if it was submitted before, since others know of it. */
function isWithdrawable({ entry }: EntryChange, { state, events }: EntryDetails): boolean {
  if (state === 'draft') return events.some(({ type }) => type === 'taken_back');
  return state === 'awaiting_confirmation' || isActive(entry.kind, state);
}

async function dropPending({ entry: { kind }, tx }: EntryChange, { id, revision, state }: EntryDetails): Promise<void> {
  if (state === 'draft') await deleteRevision(tx, kind, { id, revision });
  else await updateRevision(tx, kind, { id, revision, columns: { state: 'withdrawn' } });
  await setPendingRevision(tx, kind, { id, revision: null });
}
