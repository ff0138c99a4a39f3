import { markAllRead } from 'api/home/notifications/notification-repository.ts';
import { JOB_HANDLERS } from 'api/main/wiring.ts';
import type { Tx } from 'api/platform/db/transaction.ts';
import { lockDueJob, markDone } from 'api/platform/jobs/job-repository.ts';
import { JOB_TYPES } from 'api/platform/jobs/job-tables.ts';
import { daysBefore } from './demo-time.ts';

/** Older notifications count as read. */
const LAST_LOOK_DAYS_AGO = 5.5;

const TYPES = JOB_TYPES.filter((type) => type !== 'notification_mail');

/** Runs the jobs due since then, each at its time, and marks older notifications as read. */
export async function seedNotifications(tx: Tx, now: Date): Promise<void> {
  for (let job = await lockDueJob(tx, now, TYPES); job; job = await lockDueJob(tx, now, TYPES)) {
    await JOB_HANDLERS[job.type](tx, job, job.run_at);
    await markDone(tx, job.id, job.run_at);
  }
  await markAllRead(tx, daysBefore(now, LAST_LOOK_DAYS_AGO));
}
