import type { Tx } from '../../../platform/db/transaction.ts';
import { publishEvent } from '../../../platform/events/events.ts';
import type { DueJob } from '../../../platform/jobs/job-repository.ts';
import type { EntryDefinition, EntryTypes } from '../entry-definition.ts';
import { lockEntry } from '../entry-repository.ts';
import { readForSociety } from '../open-entry.ts';
import { recordChangeBySociety } from '../record-change.ts';
import { changesSharesOnHold } from '../revisions/shares-on-hold.ts';
import { activateRevision } from '../revisions/write-revision.ts';
import { isReminderDue, pendingConfirmationOf } from './confirmation-jobs.ts';
import { markUnconfirmed } from './confirmation-repository.ts';
import { contestsOf } from './contests.ts';
import { recheckTomorrow } from './pending-repository.ts';

interface DueEntry<E extends EntryTypes> {
  readonly entry: EntryDefinition<E>;
  readonly tx: Tx;
  readonly at: Date;
}

export async function remindToConfirm<E extends EntryTypes>(due: DueEntry<E>, job: DueJob): Promise<void> {
  const { entry, tx, at } = due;
  const found = await openAwaiting(due, job);
  if (!found || !isReminderDue(job, { confirmBy: found.confirmBy, at })) return;
  const { details, confirmBy } = found;
  await publishEvent(tx, 'confirmation.reminder_due', {
    of: entry.kind,
    entry: details,
    act: { actor: null, at },
    confirmBy,
  });
}

/** Lines without a response become unconfirmed. A contested or blocked revision is rechecked daily. */
export async function endConfirmation<E extends EntryTypes>(due: DueEntry<E>, job: DueJob): Promise<void> {
  const { entry, tx, at } = due;
  const found = await openAwaiting(due, job);
  if (!found) return;
  const { details: before, viewer, responseDays } = found;
  const { id, revision } = before;
  const parties = [...entry.confirmableLines(before), ...before.removed];
  const isUnconfirmed = parties.some(({ confirmation }) => confirmation === 'invited');
  if (isUnconfirmed && found.confirmBy > at) return;
  if (isUnconfirmed) await markUnconfirmed(tx, { of: entry.kind, id, revision });
  // If another entry has registered its code meanwhile, the job fails and is retried until staff resolve it.
  const isContested = (await contestsOf(tx, entry.kind, before)).length > 0;
  const isBlocked = isContested || (await changesSharesOnHold({ entry, tx, viewer }, before));
  const change = { entry, tx, act: { actor: null, at } };
  if (isBlocked) await recheckTomorrow(tx, job, at);
  else await activateRevision({ ...change, responseDays }, before);
  if (isBlocked && !isUnconfirmed) return;
  await recordChangeBySociety(change, { id, action: 'confirmation_end', before, viewer });
}

async function openAwaiting<E extends EntryTypes>({ entry, tx }: DueEntry<E>, job: DueJob) {
  const { revision, responseDays } = pendingConfirmationOf(job);
  await lockEntry(tx, entry.kind, job.subject_id);
  const found = await readForSociety({ entry, tx }, job.subject_id, revision);
  // A revision that was recalled and submitted again has a later deadline and its own jobs.
  if (!found || found.details.confirm_by === null) return null;
  return { ...found, responseDays, confirmBy: new Date(found.details.confirm_by) };
}
