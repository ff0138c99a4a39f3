import { runDueJobs } from '../platform/jobs/job-runner.ts';
import type { TestApi } from './test-api.ts';

export const DAY_MS = 86_400_000;

/** So many days later, with what was due by then done; throws what kept any of it from being done. No session lasts a day. */
export async function advanceDays({ db, clock }: Pick<TestApi, 'db' | 'clock'>, days: number): Promise<void> {
  clock.advance(days * DAY_MS);
  const failures: unknown[] = [];
  await runDueJobs({ db, now: clock.now, onFailure: (_, error) => failures.push(error) });
  if (failures.length > 0) throw new AggregateError(failures, 'What was due was not all done.');
}
