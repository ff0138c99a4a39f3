import type { RecordingDetails } from '@counterpoint/domain/schemas';
import type { Tx } from '../../../platform/db/transaction.ts';
import { publishEvent } from '../../../platform/events/events.ts';
import type { DueJob } from '../../../platform/jobs/job-repository.ts';
import { isReminderDue, waitingOf } from '../../entry/confirmation/confirmation-jobs.ts';
import { markUnconfirmed } from '../../entry/confirmation/confirmation-repository.ts';
import { contestsOf } from '../../entry/confirmation/contests.ts';
import { recheckTomorrow } from '../../entry/confirmation/waiting-repository.ts';
import { RECORDINGS } from '../../entry/entry-kind.ts';
import { incrementVersion, lockEntry } from '../../entry/revision-repository.ts';
import { settleBySociety } from '../recording-changes.ts';
import { readForSociety } from '../recording-repository.ts';
import { bringRecordingIntoForce } from './entering-force.ts';
import { isRecordingHeldBack } from './held-rights.ts';

/** Reminds the members who have not confirmed. */
export async function remindToConfirmRecording(tx: Tx, job: DueJob, at: Date): Promise<void> {
  const waiting = await openWaiting(tx, job);
  if (!waiting || !isReminderDue(job, { confirmBy: waiting.confirmBy, at })) return;
  const { details: entry, confirmBy } = waiting;
  await publishEvent(tx, 'confirmation.reminder_due', { of: RECORDINGS, entry, act: { actor: null, at }, confirmBy });
}

/**
 * The time to confirm has passed, or what kept back a version that all have answered has ended: the version is
 * registered, and the lines without an answer say so. Where somebody objects, or what it changes is in dispute by now, it
 * is not: it is looked at again as that case ends, and every day.
 */
export async function endRecordingConfirmation(tx: Tx, job: DueJob, at: Date): Promise<void> {
  const waiting = await openWaiting(tx, job);
  if (!waiting) return;
  const { details: before, viewer, responseDays } = waiting;
  const { id, revision } = before;
  const isUnanswered = [...before.rights, ...before.removed].some(({ confirmation }) => confirmation === 'invited');
  if (isUnanswered && waiting.confirmBy > at) return;
  if (isUnanswered) await markUnconfirmed(tx, { of: RECORDINGS, id, revision });
  // Where another recording with this ISRC came into force meanwhile the job fails, and is tried again: staff sees to it.
  const isContested = (await contestsOf(tx, RECORDINGS, before)).length > 0;
  const isStopped = isContested || (await isRecordingHeldBack(tx, before, viewer));
  if (isStopped) await recheckTomorrow(tx, job, at);
  else await bringRecordingIntoForce(tx, { actor: null, at, responseDays }, before);
  if (isStopped && !isUnanswered) return;
  await incrementVersion(tx, RECORDINGS, { id, at });
  await settleBySociety(tx, { id, at, action: 'recording.confirmation_end', before, viewer });
}

interface WaitingRecording {
  readonly responseDays: number;
  readonly confirmBy: Date;
  readonly details: RecordingDetails;
  readonly viewer: { readonly memberId: string; readonly partyId: string };
}

/** The recording, locked, if the version that the job is about waits still. */
async function openWaiting(tx: Tx, job: DueJob): Promise<WaitingRecording | null> {
  await lockEntry(tx, RECORDINGS, job.subject_id);
  const { revision, responseDays } = waitingOf(job);
  const found = await readForSociety(tx, job.subject_id, revision);
  // One that was taken back and submitted again has a later day, and jobs of its own.
  if (!found || found.details.confirm_by === null) return null;
  // Left undone without a word it would wait for ever.
  if (responseDays === null) throw new Error(`Job ${job.id} does not say how long there is to answer.`);
  return { ...found, responseDays, confirmBy: new Date(found.details.confirm_by) };
}
