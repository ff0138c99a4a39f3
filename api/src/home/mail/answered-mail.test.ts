import { DEFAULT_MAIL_PREFERENCES } from '@counterpoint/domain/schemas/home';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { runDueJobs } from '../../platform/jobs/job-runner.ts';
import { calendarOf } from '../../platform/time/society-calendar.ts';
import { createTestApi, type TestApi, type TestMember } from '../../testing/test-api.ts';
import { aCaseOfTwo, caseAs, changeCase } from '../../testing/test-filing.ts';
import { mailsTo } from '../../testing/test-mail.ts';
import { claimRights } from '../../testing/test-overlaps.ts';
import { amendRecording, aRecordingDraft, aRight, registerRecording } from '../../testing/test-recordings.ts';
import { newKey } from '../../testing/test-works.ts';
import { dueAt } from './digest-times.ts';

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

test('a claim leaves the mail that asks to confirm a new revision', async () => {
  const payload = { ...DEFAULT_MAIL_PREFERENCES, confirmations: 'weekly' };
  await ama.inject('PUT', '/user/mail-preferences', { payload });
  const registered = await registerRecording(kofi, aRecordingDraft('Claimed Before', kofi));
  const rights = [aRight(kofi.partyId, { share: 6000 }), aRight(ama.partyId, { share: 4000 })];
  await amendRecording(kofi, registered, { ...aRecordingDraft('Claimed Before'), rights });
  expect((await claimRights(ama, registered.id)).statusCode).toBe(201);
  const weekly = dueAt('weekly', api.clock.now(), calendarOf(api.db));
  await runDueJobs({ db: api.db, now: () => weekly });
  expect(
    (await mailsTo(api, ama.email)).some(({ body }) => body.includes('The new revision of “Claimed Before”')),
  ).toBe(true);
});

test('a response makes it unnecessary', async () => {
  const { filed } = await aCaseOfTwo('Answered At Once', { claimant: kofi, owner: ama });
  const answer = { answer: 'maintain', statement: 'We wrote it together.' };
  await changeCase(ama, await caseAs(ama, filed.id), { name: 'answers', payload: answer });
  expect(await isAskedByMail('Answered At Once')).toBe(false);
});
