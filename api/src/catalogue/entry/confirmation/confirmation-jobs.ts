import * as z from 'zod/mini';
import type { Tx } from '../../../platform/db/transaction.ts';
import { type DueJob, scheduleJobs } from '../../../platform/jobs/job-repository.ts';
import type { JobType } from '../../../platform/jobs/job-tables.ts';
import type { EntryKind } from '../entry-kind.ts';

const DAY_MS = 86_400_000;

const REMINDERS_DAYS_BEFORE = [14, 3] as const;

/** An import has one job for all its entries; other revisions have their own. */
export const CONFIRMATION_JOBS: Record<EntryKind['name'], Record<'reminder' | 'end', JobType>> = {
  composition: { reminder: 'confirmation_reminder', end: 'confirmation_end' },
  recording: {
    reminder: 'recording_confirmation_reminder',
    end: 'recording_confirmation_end',
  },
};

const details = z.object({
  revision: z.int(),
  // Jobs of earlier releases have none.
  remind_at: z.optional(z.iso.datetime()),
});

export interface PendingConfirmation {
  readonly id: string;
  readonly revision: number;
  readonly since: Date;
  readonly confirmBy: Date;
}

export async function scheduleDeadline(tx: Tx, kind: EntryKind, waiting: PendingConfirmation): Promise<void> {
  const { id, revision, confirmBy } = waiting;
  await scheduleReminders(tx, kind, waiting);
  await scheduleJobs(tx, [
    { type: CONFIRMATION_JOBS[kind.name].end, subjectId: id, details: { revision }, runAt: confirmBy },
  ]);
}

/** Those of an earlier deadline do nothing. */
export async function scheduleReminders(tx: Tx, kind: EntryKind, waiting: PendingConfirmation): Promise<void> {
  const { id, revision, since, confirmBy } = waiting;
  const type = CONFIRMATION_JOBS[kind.name].reminder;
  const reminders = remindersBefore(confirmBy).filter((runAt) => runAt > since);
  await scheduleJobs(
    tx,
    reminders.map((runAt) => ({ type, subjectId: id, details: { revision, remind_at: runAt.toISOString() }, runAt })),
  );
}

export function pendingConfirmationOf(job: DueJob) {
  const { revision, remind_at } = details.parse(job.details);
  // A retry moves `run_at`.
  return { revision, remindAt: remind_at ? new Date(remind_at) : job.run_at };
}

interface DueReminder {
  readonly remindAt: Date;
  readonly confirmBy: Date;
  readonly at: Date;
}

/** False if the reminder predates a recall and resubmission, or is so late that the next one is due. */
export function isReminderDue({ remindAt, confirmBy, at }: DueReminder): boolean {
  if (confirmBy <= at) return false;
  const reminders = remindersBefore(confirmBy);
  const isCurrent = reminders.some((current) => current.getTime() === remindAt.getTime());
  return isCurrent && !reminders.some((other) => other > remindAt && other <= at);
}

export function remindersBefore(confirmBy: Date): Date[] {
  return REMINDERS_DAYS_BEFORE.map((days) => new Date(confirmBy.getTime() - days * DAY_MS));
}
