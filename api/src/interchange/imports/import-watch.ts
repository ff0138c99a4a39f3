import type { Tx } from '../../platform/db/transaction.ts';
import { scheduleJobs } from '../../platform/jobs/job-repository.ts';

const REMINDERS_DAYS_BEFORE = [14, 3] as const;
const DAY_MS = 86_400_000;

interface Watched {
  readonly jobId: string;
  readonly since: Date;
  readonly confirmBy: Date;
  readonly responseDays: number;
}

export async function watchImport(tx: Tx, { jobId, since, confirmBy, responseDays }: Watched): Promise<void> {
  const job = { subjectId: jobId, details: { confirm_by: confirmBy.toISOString(), response_days: responseDays } };
  const reminders = REMINDERS_DAYS_BEFORE.map((days) => new Date(confirmBy.getTime() - days * DAY_MS));
  await scheduleJobs(tx, [
    ...reminders
      .filter((runAt) => runAt > since)
      .map((runAt) => ({ ...job, type: 'import_confirmation_reminder' as const, runAt })),
    { ...job, type: 'import_confirmation_end', runAt: confirmBy },
  ]);
}
