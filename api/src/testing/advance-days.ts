import { runDueJobs } from '../platform/jobs/job-runner.ts';
import type { TestApi } from './test-api.ts';

export const DAY_MS = 86_400_000;

/** Advances the clock by days and runs what is due; throws if anything fails. Sessions don't last a day. */
export async function advanceDays({ db, clock }: Pick<TestApi, 'db' | 'clock'>, days: number): Promise<void> {
  clock.advance(days * DAY_MS);
  const failures: unknown[] = [];
  await runDueJobs({ db, now: clock.now, onFailure: (_, error) => failures.push(error) });
  if (failures.length > 0) throw new AggregateError(failures, 'What was due was not all done.');
}
