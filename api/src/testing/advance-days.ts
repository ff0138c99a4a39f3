import { runDueJobs } from '../platform/jobs/job-runner.ts';
import { calendarOf } from '../platform/time/society-calendar.ts';
import type { TestApi } from './test-api.ts';

export const DAY_MS = 86_400_000;

/** Moves the clock to the minute in which deadlines end: one in 30 days is then 30 times 24 hours away. */
export function advanceToLastMinute({ db, clock }: Pick<TestApi, 'db' | 'clock'>): void {
  const now = clock.now();
  clock.advance(calendarOf(db).responseDeadline(now, 0).getTime() - now.getTime());
}

/** Advances the clock by days and runs what is due; throws if anything fails. Sessions don't last a day. */
export async function advanceDays({ db, clock }: Pick<TestApi, 'db' | 'clock'>, days: number): Promise<void> {
  clock.advance(days * DAY_MS);
  const failures: unknown[] = [];
  await runDueJobs({ db, now: clock.now, onFailure: (_, error) => failures.push(error) });
  if (failures.length > 0) throw new AggregateError(failures, 'What was due was not all done.');
}
