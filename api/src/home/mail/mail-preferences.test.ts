import { DEFAULT_MAIL_PREFERENCES, type MailPreferences } from '@counterpoint/domain/schemas/home';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { runDueJobs } from '../../platform/jobs/job-runner.ts';
import { calendarOf } from '../../platform/time/society-calendar.ts';
import { createTestApi, type TestApi, type TestMember } from '../../testing/test-api.ts';
import { mailsTo } from '../../testing/test-mail.ts';
import { aDraft, register } from '../../testing/test-works.ts';
import { dueAt } from './digest-times.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const choose = (member: TestMember, changes: Partial<MailPreferences>) =>
  member.inject('PUT', '/user/mail-preferences', { payload: { ...DEFAULT_MAIL_PREFERENCES, ...changes } });

test('preferences start with at once for what needs an answer, and daily for the rest', async () => {
  const ama = await api.signUp();
  const read = async () => (await ama.inject('GET', '/user/mail-preferences')).json().data;
  expect(await read()).toEqual(DEFAULT_MAIL_PREFERENCES);
  const answer = await choose(ama, { updates: 'never' });
  expect([answer.statusCode, answer.json().data.updates]).toEqual([200, 'never']);
  expect(await read()).toEqual({ ...DEFAULT_MAIL_PREFERENCES, updates: 'never' });
});

test('preferences reject a timing that doesn’t exist', async () => {
  const ama = await api.signUp();
  const payload = { ...DEFAULT_MAIL_PREFERENCES, isni: 'hourly' };
  const answer = await ama.inject('PUT', '/user/mail-preferences', { payload });
  expect(answer.json()).toMatchObject({ code: 'validation_failed', details: [{ path: 'isni' }] });
});

test.each([
  ['at_once', 1],
  ['never', 0],
] as const)('preferences move what already waits when a member chooses %s', async (timing, count) => {
  const [ama, kofi] = [await api.signUp(), await api.signUp()];
  await choose(ama, { confirmations: 'weekly' });
  await register(kofi, aDraft('Waiting', kofi, ama));
  const mailsAt = async (at: Date) => {
    await runDueJobs({ db: api.db, now: () => at });
    return mailsTo(api, ama.email);
  };
  expect(await mailsAt(api.clock.now())).toEqual([]);
  await choose(ama, { confirmations: timing });
  expect(await mailsAt(api.clock.now())).toHaveLength(count);
  expect(await mailsAt(dueAt('weekly', api.clock.now(), calendarOf(api.db)))).toHaveLength(count);
});
