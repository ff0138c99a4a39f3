import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { runDueJobs } from '../../platform/jobs/job-runner.ts';
import { createTestApi, type TestApi, type TestMember } from '../../testing/test-api.ts';
import { aCaseOfTwo, caseAs, doneToCase } from '../../testing/test-filing.ts';
import { mailsTo } from '../../testing/test-mail.ts';
import { newKey } from '../../testing/test-works.ts';

let api: TestApi;
let ama: TestMember;
let kofi: TestMember;

beforeAll(async () => {
  api = await createTestApi();
  [ama, kofi] = [await api.signUp(), await api.signUp()];
});
afterAll(() => api.close());

async function isAskedByMail(title: string): Promise<boolean> {
  await runDueJobs({ db: api.db, now: api.clock.now });
  return (await mailsTo(api, ama.email)).some(
    ({ body }) => body.includes(title) && body.includes('needs your response'),
  );
}

test('a message in a case leaves the mail that asks for a response', async () => {
  const { filed } = await aCaseOfTwo('Only A Message', { claimant: kofi, owner: ama });
  const payload = { body: 'I’ll look for the split sheet.', visibility: 'shared' };
  await ama.inject('POST', `/oppositions/${filed.id}/messages`, { headers: newKey(), payload });
  expect(await isAskedByMail('Only A Message')).toBe(true);
});

test('a response makes it unnecessary', async () => {
  const { filed } = await aCaseOfTwo('Answered At Once', { claimant: kofi, owner: ama });
  const answer = { answer: 'maintain', statement: 'We wrote it together.' };
  await doneToCase(ama, await caseAs(ama, filed.id), { name: 'answers', payload: answer });
  expect(await isAskedByMail('Answered At Once')).toBe(false);
});
