import type { CompositionDetails } from '@counterpoint/domain/schemas';
import type { Tx } from '../../../platform/db/transaction.ts';
import { publishEvent } from '../../../platform/events/events.ts';
import type { DueJob } from '../../../platform/jobs/job-repository.ts';
import { isReminderDue, waitingOf } from '../../entry/confirmation/confirmation-jobs.ts';
import { markUnconfirmed } from '../../entry/confirmation/confirmation-repository.ts';
import { contestsOf } from '../../entry/confirmation/contests.ts';
import { recheckTomorrow } from '../../entry/confirmation/waiting-repository.ts';
import { WORKS } from '../../entry/entry-kind.ts';
import { settleBySociety } from '../composition-changes.ts';
import { lockComposition, nextVersion, readForSociety } from '../composition-repository.ts';
import { bringIntoForce } from './entering-force.ts';
import { isHeldBack } from './held-lines.ts';

/** Reminds the members who have not confirmed; a reminder that comes late gives way to the next one. */
export async function remindToConfirm(tx: Tx, job: DueJob, at: Date): Promise<void> {
  const work = await openWaiting(tx, job);
  if (!work || !isReminderDue(job, { confirmBy: work.confirmBy, at })) return;
  const { details: entry, confirmBy } = work;
  await publishEvent(tx, 'confirmation.reminder_due', { of: WORKS, entry, act: { actor: null, at }, confirmBy });
}

/**
 * The time to confirm has passed, or what kept back a version that all have answered has ended: the version is
 * registered, and the lines without an answer say so. Where somebody objects, or what it changes is in dispute by now, it
 * is not: it is looked at again as that case ends, and every day.
 */
export async function endConfirmation(tx: Tx, job: DueJob, at: Date): Promise<void> {
  const work = await openWaiting(tx, job);
  if (!work) return;
  const { id, details: before } = work;
  const isUnanswered = [...before.writers, ...before.publishers, ...before.removed].some(isAsked);
  if (isUnanswered && work.confirmBy > at) return;
  if (isUnanswered) await markUnconfirmed(tx, { of: WORKS, id, revision: before.revision });
  // Where another work with this ISWC came into force meanwhile the job fails, and is tried again: staff sees to it.
  const isStopped = (await contestsOf(tx, WORKS, before)).length > 0 || (await isHeldBack(tx, before, work.viewer));
  if (isStopped) await recheckTomorrow(tx, job, at);
  else await bringIntoForce(tx, { actor: null, at }, before);
  if (isStopped && !isUnanswered) return;
  await nextVersion(tx, id, at);
  await settleBySociety(tx, { id, at, action: 'composition.confirmation_end', before, viewer: work.viewer });
}

function isAsked({ confirmation }: Pick<CompositionDetails['writers'][number], 'confirmation'>): boolean {
  return confirmation === 'invited';
}

interface OpenWork {
  readonly id: string;
  readonly confirmBy: Date;
  readonly details: CompositionDetails;
  readonly viewer: { readonly memberId: string; readonly partyId: string };
}

/** The work, locked, if the revision that the job is about waits still. */
async function openWaiting(tx: Tx, job: DueJob): Promise<OpenWork | null> {
  const { revision } = waitingOf(job);
  await lockComposition(tx, job.subject_id);
  const found = await readForSociety(tx, job.subject_id, revision);
  // One that was taken back and submitted again has a later day, and jobs of its own.
  if (!found || found.details.confirm_by === null) return null;
  return { ...found, id: job.subject_id, confirmBy: new Date(found.details.confirm_by) };
}
