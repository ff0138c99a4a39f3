import * as z from 'zod/mini';
import type { Tx } from '../db/transaction.ts';
import type { DueJob } from '../jobs/job-repository.ts';
import { scheduleJobs } from '../jobs/job-repository.ts';
import { notify } from '../notifications/notification-service.ts';
import { readImport } from './import-repository.ts';
import { stillAsked, worksWaiting } from './named-repository.ts';

/** So many days before the time to confirm ends, those who have not are reminded. */
const REMINDERS_DAYS_BEFORE = [14, 3] as const;
const DAY_MS = 86_400_000;

const details = z.object({ confirm_by: z.iso.datetime() });

/** Sees to it that whoever works of an import ask is reminded once for all of them, and that no work waits for ever. */
export async function watchImport(tx: Tx, watched: { jobId: string; since: Date; confirmBy: Date }): Promise<void> {
  const { jobId, since, confirmBy } = watched;
  const job = { subjectId: jobId, details: { confirm_by: confirmBy.toISOString() } };
  const reminders = REMINDERS_DAYS_BEFORE.map((days) => new Date(confirmBy.getTime() - days * DAY_MS));
  await scheduleJobs(tx, [
    ...reminders
      .filter((runAt) => runAt > since)
      .map((runAt) => ({ ...job, type: 'import_confirmation_reminder' as const, runAt })),
    { ...job, type: 'import_confirmation_end', runAt: confirmBy },
  ]);
}

/** Reminds the members who have not confirmed works of an import. */
export async function remindOfImport(tx: Tx, job: DueJob, at: Date): Promise<void> {
  const confirmBy = new Date(details.parse(job.details).confirm_by);
  if (confirmBy <= at) return;
  const { file_name } = await readImport(tx, job.subject_id);
  const rows = await stillAsked(tx, job.subject_id);
  const days = Math.ceil((confirmBy.getTime() - at.getTime()) / DAY_MS);
  const notices = rows.map(({ member_id, works }) => ({
    ...{ memberId: member_id, kind: 'confirm_reminder' as const, senderId: null, link: null },
    title: `Confirm your shares: ${days === 1 ? '1 day left' : `${days} days left`}`,
    message: `${works === 1 ? '1 work' : `${works} works`} of “${file_name}” will be registered without your answer`,
  }));
  await notify(tx, notices, at);
}

/** The time to confirm has passed: each work that waits still has its own end, so that none keeps another back. */
export async function endImportConfirmation(tx: Tx, job: DueJob, at: Date): Promise<void> {
  const rows = await worksWaiting(tx, job.subject_id, at);
  for (let from = 0; from < rows.length; from += 1_000)
    await scheduleJobs(
      tx,
      rows.slice(from, from + 1_000).map(({ id, revision }) => ({
        ...{ type: 'confirmation_end' as const, subjectId: id, details: { revision }, runAt: at },
      })),
    );
}
