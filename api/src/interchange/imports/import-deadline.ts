import * as z from 'zod/mini';
import type { Tx } from '../../platform/db/transaction.ts';
import { publishEvent } from '../../platform/events/events.ts';
import type { DueJob } from '../../platform/jobs/job-repository.ts';
import { eventOf } from './import-events.ts';
import { findAnyImport } from './import-repository.ts';
import { subjectOf } from './subjects.ts';

const details = z.object({ confirm_by: z.iso.datetime() });

export async function remindOfImport(tx: Tx, job: DueJob, at: Date): Promise<void> {
  const confirmBy = new Date(details.parse(job.details).confirm_by);
  if (confirmBy <= at) return;
  const read = await findAnyImport(tx, job.subject_id);
  if (!read) return;
  const named = await subjectOf(read).listUnconfirmed(tx, read.id, confirmBy);
  await publishEvent(tx, 'import.confirmations_due', { ...eventOf(read, at), named, confirmBy });
}

export async function endImportConfirmation(tx: Tx, job: DueJob, at: Date): Promise<void> {
  const read = await findAnyImport(tx, job.subject_id);
  // A deleted import has nothing pending.
  if (read) await subjectOf(read).endWaiting(tx, read.id, at);
}
