import { type ActivityItem, DEFAULT_MAIL_PREFERENCES, type MailPreferences } from '@counterpoint/domain/schemas/home';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { runDueJobs } from '../../platform/jobs/job-runner.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { clearNewMembers } from '../../testing/test-clearance.ts';
import { mailsTo } from '../../testing/test-mail.ts';
import { aDraft, register } from '../../testing/test-works.ts';
import { csvFile, importTable } from './testing/send-import.ts';

const DAY_MS = 86_400_000;

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi({ PUBLIC_URL: 'http://portal.example' });
  await clearNewMembers(api);
});
afterAll(() => api.close());

const HEADER = ['Work number', 'Title', 'Writer last name', 'First name', 'Role', 'Writer share'];

test('is one item of recent activity, with its count, beside what else changed', async () => {
  const ama = await api.signUp({ given_name: 'Ama' });
  await register(ama, aDraft('By Hand', ama));
  const rows = Array.from({ length: 12 }, (_, index) => [`B-${index}`, `Many ${index}`, 'Addo', 'Kofi', 'CA', '100']);
  const { id } = await importTable(ama, csvFile([HEADER, ...rows]));
  const { activity } = (await ama.inject('GET', '/dashboard')).json().data;
  expect(activity.map(({ type, title, count }: ActivityItem) => [type, title, count])).toEqual([
    ['imported', 'works.csv', 12],
    ['registered', 'By Hand', null],
    ['submitted', 'By Hand', null],
  ]);
  expect(activity[0]).toMatchObject({ link: { type: 'composition', id }, is_me: true });
  const { items, total, counts } = (await ama.inject('GET', `/compositions?import=${id}`)).json().data;
  expect([items.length, total, counts.all]).toEqual([10, 12, 12]);
  expect((await ama.inject('GET', '/compositions')).json().data.total).toBe(13);
});

test.each<{ imports: MailPreferences['imports']; subject: string; days: number }>([
  { imports: 'at_once', subject: 'Import finished', days: 0 },
  { imports: 'daily', subject: 'Your daily summary: 1 item', days: 1 },
])('mails the importer ($imports) that an import finished, with a link to the works', async (mailing) => {
  const { imports, subject, days } = mailing;
  const ama = await api.signUp({ given_name: 'Ama' });
  await ama.inject('PUT', '/user/mail-preferences', { payload: { ...DEFAULT_MAIL_PREFERENCES, imports } });
  await importTable(ama, csvFile([HEADER, ['A-1', `River ${imports}`, 'Addo', 'Kofi', 'CA', '100']]));
  await runDueJobs({ db: api.db, now: () => new Date(api.clock.now().getTime() + days * DAY_MS) });
  const mails = await mailsTo(api, ama.email);
  expect(mails.map((mail) => mail.subject)).toEqual([subject]);
  expect(mails[0]?.body).toContain('1 work');
  expect(mails[0]?.body).toContain('http://portal.example/music-composition');
});
