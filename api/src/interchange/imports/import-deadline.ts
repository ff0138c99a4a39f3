import * as z from 'zod/mini';
import type { Tx } from '../../platform/db/transaction.ts';
import { publishEvent } from '../../platform/events/events.ts';
import type { DueJob } from '../../platform/jobs/job-repository.ts';
import { findAnyImport } from './import-repository.ts';
import { subjectOf } from './subjects.ts';

const details = z.object({ confirm_by: z.iso.datetime(), response_days: z._default(z.nullable(z.int()), null) });

export async function remindOfImport(tx: Tx, job: DueJob, at: Date): Promise<void> {
  const confirmBy = new Date(details.parse(job.details).confirm_by);
  if (confirmBy <= at) return;
  const read = await findAnyImport(tx, job.subject_id);
  if (!read) return;
  const subject = subjectOf(read);
  await publishEvent(tx, 'import.confirmations_due', {
    importId: read.id,
    fileName: read.file_name,
    subject: subject.id,
    named: await subject.listUnconfirmed(tx, read.id, confirmBy),
    confirmBy,
    at,
  });
}

export async function endImportConfirmation(tx: Tx, job: DueJob, at: Date): Promise<void> {
  const read = await findAnyImport(tx, job.subject_id);
  // A deleted import has nothing pending.
  const responseDays = details.parse(job.details).response_days;
  if (read) await subjectOf(read).endWaiting(tx, read.id, { at, responseDays });
}
