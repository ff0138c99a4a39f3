import { remindersBefore } from '../../catalogue/entry/confirmation/confirmation-jobs.ts';
import type { Env } from '../../platform/config/env.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import { scheduleJobs } from '../../platform/jobs/job-repository.ts';
import type { ImportJob } from './import-repository.ts';

const DAY_MS = 86_400_000;

/** Each start of an import has a confirmation period of its own. */
export function confirmByOf(
  { started_at, updated_at }: Pick<ImportJob, 'started_at' | 'updated_at'>,
  { CONFIRMATION_DAYS }: Pick<Env, 'CONFIRMATION_DAYS'>,
): Date {
  return new Date((started_at ?? updated_at).getTime() + CONFIRMATION_DAYS * DAY_MS);
}

interface Watched {
  readonly jobId: string;
  readonly confirmBy: Date;
  readonly responseDays: number;
  readonly at: Date;
}

export async function watchImport(tx: Tx, { jobId, confirmBy, responseDays, at }: Watched): Promise<void> {
  const job = { subjectId: jobId, details: { confirm_by: confirmBy.toISOString(), response_days: responseDays } };
  await scheduleJobs(tx, [
    ...remindersBefore(confirmBy)
      .filter((runAt) => runAt > at)
      .map((runAt) => ({ ...job, type: 'import_confirmation_reminder' as const, runAt })),
    { ...job, type: 'import_confirmation_end', runAt: confirmBy },
  ]);
}
