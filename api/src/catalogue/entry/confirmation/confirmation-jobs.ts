import * as z from 'zod/mini';
import type { Tx } from '../../../platform/db/transaction.ts';
import { type DueJob, scheduleJobs } from '../../../platform/jobs/job-repository.ts';
import type { JobType } from '../../../platform/jobs/job-tables.ts';
import type { EntryKind } from '../entry-kind.ts';

const DAY_MS = 86_400_000;

/** So many days before the time to confirm ends, those who have not are reminded. */
export const REMINDERS_DAYS_BEFORE = [14, 3] as const;

/** What happens by the clock to a version that waits: by its own jobs, or by that of the import it came with. */
export const CONFIRMATION_JOBS: Record<EntryKind['name'], Record<'reminder' | 'end' | 'importEnd', JobType>> = {
  composition: { reminder: 'confirmation_reminder', end: 'confirmation_end', importEnd: 'import_confirmation_end' },
  recording: {
    reminder: 'recording_confirmation_reminder',
    end: 'recording_confirmation_end',
    importEnd: 'import_confirmation_end',
  },
};

const details = z.object({ revision: z.int(), response_days: z._default(z.nullable(z.int()), null) });

/** A submitted version that waits for its members, and until when. */
export interface Waiting {
  readonly id: string;
  readonly revision: number;
  readonly since: Date;
  readonly confirmBy: Date;
  /** How many days the parties have to respond in a case that its activation opens. */
  readonly responseDays: number | null;
}

/** Sees to it that those who are asked are reminded, and that the version does not wait for ever. */
export async function scheduleDeadline(tx: Tx, kind: EntryKind, waiting: Waiting): Promise<void> {
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

/** The version that a job of these is about, and how long those have to answer who come into a case by it. */
export function waitingOf(job: DueJob): { revision: number; responseDays: number | null } {
  const { revision, response_days } = details.parse(job.details);
  return { revision, responseDays: response_days };
}

/**
 * Whether a reminder is to be sent: not where it is left over from before the version was taken back and submitted
 * again, nor where it comes so late that the next one is due.
 */
export function isReminderDue(job: Pick<DueJob, 'run_at'>, { confirmBy, at }: { confirmBy: Date; at: Date }): boolean {
  if (confirmBy <= at) return false;
  const reminders = remindersBefore(confirmBy);
  const isCurrent = reminders.some((runAt) => runAt.getTime() === job.run_at.getTime());
  return isCurrent && !reminders.some((other) => other > job.run_at && other <= at);
}

function remindersBefore(confirmBy: Date): Date[] {
  return REMINDERS_DAYS_BEFORE.map((days) => new Date(confirmBy.getTime() - days * DAY_MS));
}
