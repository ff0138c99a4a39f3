import { type ActivityItem, DEFAULT_MAIL_PREFERENCES, type MailPreferences } from '@counterpoint/domain/schemas/home';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { runDueJobs } from '../../platform/jobs/job-runner.ts';
import { createTestApi, type TestApi, type TestMember } from '../../testing/test-api.ts';
import { clearNewMembers } from '../../testing/test-clearance.ts';
import { mailsTo } from '../../testing/test-mail.ts';
import { workAs } from '../../testing/test-revisions.ts';
import { aDraft, confirm, register } from '../../testing/test-works.ts';
import { check, csvFile, importTable, sendImport, step } from './testing/send-import.ts';
import { startAndStop } from './testing/stop-import.ts';

const DAY_MS = 86_400_000;

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi({ PUBLIC_URL: 'http://portal.example', IMPORT_BATCH: '10', MEMBER_PARTIES: '14' });
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

const NUMBERED = [...HEADER, 'Writer IPI'];

async function titlesOf(member: TestMember): Promise<string[]> {
  const { items } = (await member.inject('GET', '/notifications')).json().data;
  return items.map(({ title }: { title: string }) => title);
}

async function awaitedFrom(member: TestMember): Promise<number> {
  return (await member.inject('GET', '/compositions?filter=awaits_me')).json().data.total;
}

test('tells members of a failed import, too, which works they confirm and by when', async () => {
  const kofi = await api.signUp({ given_name: 'Kofi', other_names: 'Addo', ipi_name_number: '00000000297' });
  const publisher = await api.signUp({ corporation_name: 'Osu Music' });
  const rows = Array.from({ length: 40 }, (_, work) =>
    work < 10
      ? [`F-${work}`, `Known ${work}`, 'Addo', 'Kofi', 'CA', '100', '00000000297']
      : [`F-${work}`, `Unknown ${work}`, `Writer${work}`, 'A', 'CA', '100', ''],
  );
  const failed = await importTable(publisher, csvFile([NUMBERED, ...rows]));
  expect(failed.state).toBe('failed');
  expect(failed.imported).toBeGreaterThanOrEqual(10);
  expect(await titlesOf(kofi)).toEqual(['Confirm your shares in 10 works']);
  expect(await titlesOf(publisher)).toEqual(['Import stopped']);
  const later = () => new Date(api.clock.now().getTime() + 31 * DAY_MS);
  await runDueJobs({ db: api.db, now: later });
  expect(await awaitedFrom(kofi)).toBe(0);
});

test('counts all works of an import that name a member, also once they confirm some', async () => {
  const kofi = await api.signUp({ given_name: 'Kofi', other_names: 'Quartey', ipi_name_number: '00000000493' });
  const publisher = await api.signUp({ corporation_name: 'Keta Music' });
  const rows = Array.from({ length: 205 }, (_, work) => {
    return [`C-${work}`, `Counted ${work}`, 'Quartey', 'Kofi', 'CA', '100', '00000000493'];
  });
  const others = [['C-205', 'Of Another', 'Addo', 'Kofi', 'CA', '100', '']];
  const { id } = await importTable(publisher, csvFile([NUMBERED, ...rows, ...others]));
  const imported = async (member: TestMember) => {
    const { activity } = (await member.inject('GET', '/dashboard')).json().data;
    return activity.filter(({ type }: ActivityItem) => type === 'imported');
  };
  expect(await imported(kofi)).toMatchObject([{ link: { id }, count: 205, is_me: false }]);
  const { items } = (await kofi.inject('GET', `/compositions?import=${id}`)).json().data;
  await confirm(kofi, await workAs(kofi, items[0].id));
  expect(await imported(kofi)).toMatchObject([{ link: { id }, count: 205 }]);
  expect(await imported(publisher)).toMatchObject([{ link: { id }, count: 206, is_me: true }]);
});

test('gives members their whole time for works of an import that went on weeks later', async () => {
  const kofi = await api.signUp({ given_name: 'Kofi', other_names: 'Boateng', ipi_name_number: '00000000395' });
  const publisher = await api.signUp({ corporation_name: 'Labadi Music' });
  const rows = Array.from({ length: 12 }, (_, work) => {
    return [`L-${work}`, `Later ${work}`, 'Boateng', 'Kofi', 'CA', '100', '00000000395'];
  });
  const stopped = await startAndStop(
    api,
    publisher,
    await check(publisher, await sendImport(publisher, csvFile([NUMBERED, ...rows]))),
  );
  const first = await awaitedFrom(kofi);
  expect([stopped.state, stopped.imported]).toEqual(['cancelled', first]);
  api.clock.advance(20 * DAY_MS);
  const [kofiLater, publisherLater] = [await api.signIn(kofi), await api.signIn(publisher)];
  expect(await step(publisherLater, stopped, ['POST', 'start', {}])).toMatchObject({ state: 'done', imported: 12 });
  // It may be stopped before its first work.
  const told = [12 - first, first].filter((count) => count > 0);
  expect(await titlesOf(kofiLater)).toEqual(told.map((count) => `Confirm your shares in ${count} works`));
  const due = (days: number) =>
    runDueJobs({ db: api.db, now: () => new Date(api.clock.now().getTime() + days * DAY_MS) });
  await due(11);
  expect(await awaitedFrom(kofiLater)).toBe(12 - first);
  await due(31);
  expect(await awaitedFrom(kofiLater)).toBe(0);
});
