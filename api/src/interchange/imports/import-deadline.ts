import * as z from 'zod/mini';
import type { Tx } from '../../platform/db/transaction.ts';
import { publishEvent } from '../../platform/events/events.ts';
import type { DueJob } from '../../platform/jobs/job-repository.ts';
import { eventOf } from './import-events.ts';
import { findAnyImport } from './import-repository.ts';
import { subjectOf } from './subjects.ts';

const details = z.object({ confirm_by: z.iso.datetime(), response_days: z._default(z.nullable(z.int()), null) });

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
  const responseDays = details.parse(job.details).response_days;
  if (read) await subjectOf(read).endWaiting(tx, read.id, { at, responseDays });
}
