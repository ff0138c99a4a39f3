import type { CompositionDetails } from '@counterpoint/domain/schemas';
import * as z from 'zod/mini';
import type { Tx } from '../../db/transaction.ts';
import { type DueJob, scheduleJobs } from '../../jobs/job-repository.ts';
import { remindAsked } from '../../notifications/composition-notices.ts';
import { contestsOf } from '../../oppositions/work-case-service.ts';
import { settleBySociety } from '../composition-changes.ts';
import { lockComposition, nextVersion, readForSociety } from '../composition-repository.ts';
import { giveUpOnLines } from '../party-line-repository.ts';
import { bringIntoForce } from './entering-force.ts';
import { isHeldBack } from './held-lines.ts';
import { giveUpOnRemovals } from './removal-repository.ts';

const DAY_MS = 86_400_000;

/** So many days before the time to confirm ends, those who have not are reminded. */
export const REMINDERS_DAYS_BEFORE = [14, 3] as const;

const details = z.object({ revision: z.int() });

/** A submitted revision that waits for its members, and until when. */
interface Waiting {
  readonly id: string;
  readonly revision: number;
  readonly since: Date;
  readonly confirmBy: Date;
}

/** Sees to it that those who are asked are reminded, and that the work does not wait for ever. */
export async function scheduleDeadline(tx: Tx, { id, revision, since, confirmBy }: Waiting): Promise<void> {
  const job = { subjectId: id, details: { revision } };
  const reminders = REMINDERS_DAYS_BEFORE.map((days) => daysBefore(confirmBy, days)).filter((runAt) => runAt > since);
  await scheduleJobs(tx, [
    ...reminders.map((runAt) => ({ ...job, type: 'confirmation_reminder' as const, runAt })),
    { ...job, type: 'confirmation_end', runAt: confirmBy },
  ]);
}

/** Reminds the members who have not confirmed; a reminder that comes late gives way to the next one. */
export async function remindToConfirm(tx: Tx, job: DueJob, at: Date): Promise<void> {
  const work = await openWaiting(tx, job);
  if (!work || work.confirmBy <= at) return;
  const { confirmBy, id } = work;
  const reminders = REMINDERS_DAYS_BEFORE.map((days) => daysBefore(confirmBy, days));
  // Left over from before the version was taken back and submitted again.
  if (!reminders.some((runAt) => runAt.getTime() === job.run_at.getTime())) return;
  const isOvertaken = reminders.some((other) => other > job.run_at && other <= at);
  if (!isOvertaken) await remindAsked(tx, { id, revision: work.details.revision }, { at, confirmBy });
}

/**
 * The time to confirm has passed: the version is registered, and the lines without an answer say so. Where somebody
 * objects, or what it changes is in dispute by now, it is not: that case decides, or the submitter, who can take the
 * version back.
 */
export async function endConfirmation(tx: Tx, job: DueJob, at: Date): Promise<void> {
  const work = await openWaiting(tx, job);
  if (!work || work.confirmBy > at) return;
  const { id } = work;
  const before = work.details;
  await giveUpOnLines(tx, before);
  await giveUpOnRemovals(tx, before);
  // Where another work with this ISWC came into force meanwhile the job fails, and is tried again: staff sees to it.
  const isStopped = (await contestsOf(tx, before)).length > 0 || (await isHeldBack(tx, before, work.viewer));
  if (!isStopped) await bringIntoForce(tx, { actor: null, at }, before);
  await nextVersion(tx, id, at);
  await settleBySociety(tx, { id, at, action: 'composition.confirmation_end', before, viewer: work.viewer });
}

interface OpenWork {
  readonly id: string;
  readonly confirmBy: Date;
  readonly details: CompositionDetails;
  readonly viewer: { readonly memberId: string; readonly partyId: string };
}

/** The work, locked, if the revision that the job is about waits still. */
async function openWaiting(tx: Tx, job: DueJob): Promise<OpenWork | null> {
  const { revision } = details.parse(job.details);
  await lockComposition(tx, job.subject_id);
  const found = await readForSociety(tx, job.subject_id, revision);
  // One that was taken back and submitted again has a later day, and jobs of its own.
  if (!found || found.details.confirm_by === null) return null;
  return { ...found, id: job.subject_id, confirmBy: new Date(found.details.confirm_by) };
}

function daysBefore(date: Date, days: number): Date {
  return new Date(date.getTime() - days * DAY_MS);
}
