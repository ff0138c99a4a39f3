import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { JOB_HANDLERS } from '../../main/wiring.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { newId } from '../db/new-id.ts';
import { inTransaction } from '../db/transaction.ts';
import { createMovableClock } from './clock.ts';
import { advanceClock } from './clock-repository.ts';
import { type NewJob, scheduleJobs } from './job-repository.ts';
import { createJobRunner, type JobHandler, runDueJobs } from './job-runner.ts';

const HOUR_MS = 3_600_000;

let api: TestApi;
let later: Date;
beforeAll(async () => {
  api = await createTestApi();
  // Due in an hour of the tests' own clock, so that the API's runner ignores these.
  later = new Date(Date.now() + HOUR_MS);
});
afterAll(() => api.close());

const handling = (handler: JobHandler) => ({ ...JOB_HANDLERS, confirmation_end: handler });

async function schedule(runAt = later): Promise<string> {
  const subjectId = newId();
  await inTransaction(api.db, (tx) => scheduleJobs(tx, [{ type: 'confirmation_end', subjectId, details: {}, runAt }]));
  return subjectId;
}

const stored = (subjectId: string) =>
  api.db.selectFrom('job').selectAll().where('subject_id', '=', subjectId).executeTakeFirstOrThrow();

test('runs a due job once, also with several processes', async () => {
  const subjects = await Promise.all(Array.from({ length: 12 }, () => schedule()));
  const seen: string[] = [];
  const handlers = handling(async (_tx, job) => {
    seen.push(job.subject_id);
  });
  const run = (now: Date) => runDueJobs({ db: api.db, now: () => now, handlers });
  expect(await run(new Date(later.getTime() - 1))).toBe(0);
  const done = await Promise.all([run(later), run(later), run(later)]);
  expect(done.reduce((sum, one) => sum + one, 0)).toBe(12);
  expect(seen.sort()).toEqual(subjects.sort());
  expect(await run(later)).toBe(0);
});

test('rolls back a failed job, retries it at growing intervals, and continues with others', async () => {
  const failing = await schedule();
  const fine = await schedule(new Date(later.getTime() + 1));
  const errors: unknown[] = [];
  const handlers = handling(async (tx, job) => {
    await tx.insertInto('test_clock').values({ ahead_ms: 1 }).execute();
    if (job.subject_id === failing) throw new Error('not now');
    await tx.deleteFrom('test_clock').execute();
  });
  const now = new Date(later.getTime() + 1);
  const done = await runDueJobs({ db: api.db, now: () => now, handlers, onFailure: (_, error) => errors.push(error) });
  expect([done, errors.length]).toEqual([1, 1]);
  expect((await stored(fine)).done_at).toEqual(now);
  const put = await stored(failing);
  expect(put).toMatchObject({ attempts: 1, last_error: 'Error: not now', done_at: null });
  expect(put.run_at.getTime() - now.getTime()).toBe(60_000);
  expect(await api.db.selectFrom('test_clock').selectAll().execute()).toEqual([]);
  await api.db.deleteFrom('job').where('subject_id', '=', failing).execute();
});

test('schedules more jobs at once than a statement has parameters', async () => {
  const jobs = Array.from({ length: 14_000 }, (_, day): NewJob => {
    return { type: 'case_end', subjectId: newId(), details: { day }, runAt: later };
  });
  await inTransaction(api.db, (tx) => scheduleJobs(tx, jobs));
  const added = api.db.selectFrom('job').where('type', '=', 'case_end').where('run_at', '=', later);
  expect(await added.select(({ fn }) => fn.countAll<string>().as('rows')).executeTakeFirst()).toEqual({
    rows: '14000',
  });
  expect((await stored(jobs.at(-1)?.subjectId ?? '')).details).toEqual({ day: 13_999 });
  await api.db.deleteFrom('job').where('type', '=', 'case_end').execute();
});

test('runs a job as soon as the runner is woken, and reports it', async () => {
  const done = Promise.withResolvers<void>();
  const handlers = handling(async () => undefined);
  const runner = createJobRunner({ db: api.db, now: () => later, handlers, intervalMs: HOUR_MS, onDone: done.resolve });
  runner.start(api.app.log);
  const subjectId = await schedule();
  runner.wake();
  await done.promise;
  expect((await stored(subjectId)).done_at).toEqual(later);
  await runner.stop();
});

test('leaves the rest of the queue to the next start when it stops', async () => {
  const subjects = [await schedule(), await schedule()];
  const begun = Promise.withResolvers<void>();
  const stopping = Promise.withResolvers<void>();
  const handlers = handling(async () => {
    begun.resolve();
    await stopping.promise;
  });
  const runner = createJobRunner({ db: api.db, now: () => later, handlers, intervalMs: HOUR_MS });
  runner.start(api.app.log);
  await begun.promise;
  const stopped = runner.stop();
  stopping.resolve();
  await stopped;
  const jobs = await Promise.all(subjects.map(stored));
  expect(jobs.map(({ done_at }) => done_at)).toEqual([later, null]);
  await api.db.deleteFrom('job').where('subject_id', 'in', subjects).execute();
});

test('continues the adjustable clock from where it was set', async () => {
  await advanceClock(api.db, HOUR_MS);
  await advanceClock(api.db, HOUR_MS);
  const clock = await createMovableClock(api.db);
  expect(Math.round((clock.now().getTime() - Date.now()) / HOUR_MS)).toBe(2);
  clock.stop();
});
