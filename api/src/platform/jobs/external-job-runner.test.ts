import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestDatabase } from '../../testing/test-database.ts';
import { newId } from '../db/new-id.ts';
import { createDatabase } from '../db/open-database.ts';
import { type Database, inTransaction } from '../db/transaction.ts';
import { type ExternalJob, runDueExternalJobs } from './external-job-runner.ts';
import { scheduleJobs } from './job-repository.ts';

let db: Database;
beforeAll(async () => {
  db = createDatabase(await createTestDatabase(), 2);
});
afterAll(() => db.destroy());

const at = new Date();
const after = (milliseconds: number) => new Date(at.getTime() + milliseconds);

async function schedule(runAt: Date): Promise<string> {
  const subjectId = newId();
  await inTransaction(db, (tx) => scheduleJobs(tx, [{ type: 'isni_request', subjectId, details: {}, runAt }]));
  return subjectId;
}

const stored = (subjectId: string) =>
  db.selectFrom('job').selectAll().where('subject_id', '=', subjectId).executeTakeFirstOrThrow();

function run(externalJob: Pick<ExternalJob, 'begin'> & Partial<ExternalJob>) {
  const externalJobs = { isni_request: { isPermanent: () => false, giveUp: async () => undefined, ...externalJob } };
  return runDueExternalJobs({ db, now: () => at, externalJobs });
}

test('postpones an external job that can’t begin, and continues with others', async () => {
  const [failing, fine] = [await schedule(after(-2)), await schedule(after(-1))];
  const done = await run({
    async begin(_tx, job) {
      if (job.subject_id === failing) throw new Error('not now');
      return () => Promise.resolve(async () => undefined);
    },
  });
  expect([done, (await stored(fine)).done_at]).toEqual([1, at]);
  expect(await stored(failing)).toMatchObject({ attempts: 1, last_error: 'Error: not now', run_at: after(60_000) });
});
