import { remindersBefore } from '../../catalogue/entry/confirmation/confirmation-jobs.ts';
import { responseDaysOf } from '../../platform/config/response-days.ts';
import type { Database, Tx } from '../../platform/db/transaction.ts';
import { scheduleJobs } from '../../platform/jobs/job-repository.ts';
import { calendarOf } from '../../platform/time/society-calendar.ts';
import type { ImportJob } from './import-repository.ts';

/** Each start of an import has a confirmation period of its own. */
export function confirmByOf(
  db: Database,
  { started_at, updated_at }: Pick<ImportJob, 'started_at' | 'updated_at'>,
): Date {
  return calendarOf(db).responseDeadline(started_at ?? updated_at, responseDaysOf(db).CONFIRMATION_DAYS);
}

export async function watchImport(
  tx: Tx,
  { jobId, confirmBy, at }: { readonly jobId: string; readonly confirmBy: Date; readonly at: Date },
): Promise<void> {
  const job = { subjectId: jobId, details: { confirm_by: confirmBy.toISOString() } };
  await scheduleJobs(tx, [
    ...remindersBefore(confirmBy)
      .filter((runAt) => runAt > at)
      .map((runAt) => ({ ...job, type: 'import_confirmation_reminder' as const, runAt })),
    { ...job, type: 'import_confirmation_end', runAt: confirmBy },
  ]);
}
