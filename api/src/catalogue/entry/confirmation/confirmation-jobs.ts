import * as z from 'zod/mini';
import type { Tx } from '../../../platform/db/transaction.ts';
import { type DueJob, scheduleJobs } from '../../../platform/jobs/job-repository.ts';
import type { JobType } from '../../../platform/jobs/job-tables.ts';
import type { EntryKind } from '../entry-kind.ts';

const DAY_MS = 86_400_000;

export const REMINDERS_DAYS_BEFORE = [14, 3] as const;

/** An import has one job for all its entries; other revisions have their own. */
export const CONFIRMATION_JOBS: Record<EntryKind['name'], Record<'reminder' | 'end' | 'importEnd', JobType>> = {
  composition: { reminder: 'confirmation_reminder', end: 'confirmation_end', importEnd: 'import_confirmation_end' },
  recording: {
    reminder: 'recording_confirmation_reminder',
    end: 'recording_confirmation_end',
    importEnd: 'import_confirmation_end',
  },
};

const details = z.object({ revision: z.int(), response_days: z._default(z.nullable(z.int()), null) });

export interface PendingConfirmation {
  readonly id: string;
  readonly revision: number;
  readonly since: Date;
  readonly confirmBy: Date;
  readonly responseDays: number | null;
}

export async function scheduleDeadline(tx: Tx, kind: EntryKind, waiting: PendingConfirmation): Promise<void> {
  const { id, revision, since, confirmBy, responseDays } = waiting;
  const job = { subjectId: id, details: { revision, response_days: responseDays } };
  const { reminder, end } = CONFIRMATION_JOBS[kind.name];
  await scheduleJobs(tx, [
    ...remindersBefore(confirmBy)
      .filter((runAt) => runAt > since)
      .map((runAt) => ({ ...job, type: reminder, runAt })),
    { ...job, type: end, runAt: confirmBy },
  ]);
}

export function pendingConfirmationOf(job: DueJob): { revision: number; responseDays: number | null } {
  const { revision, response_days } = details.parse(job.details);
  return { revision, responseDays: response_days };
}

/** False if the reminder predates a recall and resubmission, or is so late that the next one is due. */
export function isReminderDue(job: Pick<DueJob, 'run_at'>, { confirmBy, at }: { confirmBy: Date; at: Date }): boolean {
  if (confirmBy <= at) return false;
  const reminders = remindersBefore(confirmBy);
  const isCurrent = reminders.some((runAt) => runAt.getTime() === job.run_at.getTime());
  return isCurrent && !reminders.some((other) => other > job.run_at && other <= at);
}

function remindersBefore(confirmBy: Date): Date[] {
  return REMINDERS_DAYS_BEFORE.map((days) => new Date(confirmBy.getTime() - days * DAY_MS));
}
