import * as z from 'zod/mini';
import { notify } from '../../home/notifications/notification-service.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import type { DueJob } from '../../platform/jobs/job-repository.ts';
import { findAnyImport } from './import-repository.ts';
import { subjectOf } from './subjects.ts';

const DAY_MS = 86_400_000;

const details = z.object({ confirm_by: z.iso.datetime(), response_days: z._default(z.nullable(z.int()), null) });

/** Reminds the members who have not confirmed works of an import. */
export async function remindOfImport(tx: Tx, job: DueJob, at: Date): Promise<void> {
  const confirmBy = new Date(details.parse(job.details).confirm_by);
  if (confirmBy <= at) return;
  const read = await findAnyImport(tx, job.subject_id);
  if (!read) return;
  const { noun, ...subject } = subjectOf(read);
  const rows = await subject.stillAsked(tx, read.id);
  const days = Math.ceil((confirmBy.getTime() - at.getTime()) / DAY_MS);
  const notices = rows.map(({ member_id, works }) => ({
    memberId: member_id,
    kind: 'confirm_reminder' as const,
    senderId: null,
    link: null,
    title: `Confirm your shares: ${days === 1 ? '1 day left' : `${days} days left`}`,
    message: `${works === 1 ? `1 ${noun.one}` : `${works} ${noun.many}`} of “${read.file_name}” will be registered without your answer`,
  }));
  await notify(tx, notices, at);
}

/** The time to confirm has passed: what waits still is registered without the answers that are missing. */
export async function endImportConfirmation(tx: Tx, job: DueJob, at: Date): Promise<void> {
  const read = await findAnyImport(tx, job.subject_id);
  // One that was taken back and forgotten since has nothing that waits.
  const responseDays = details.parse(job.details).response_days;
  if (read) await subjectOf(read).endWaiting(tx, read.id, { at, responseDays });
}
