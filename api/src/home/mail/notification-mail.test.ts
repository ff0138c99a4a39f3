// cspell:ignore ouvert
import { DEFAULT_MAIL_PREFERENCES, type MailPreferences } from '@counterpoint/domain/schemas/home';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { subjectRoutes } from '../../main/routes.ts';
import { portalWiring } from '../../main/wiring.ts';
import { createDatabase } from '../../platform/db/open-database.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { plugIn } from '../../platform/db/wiring.ts';
import { type JobHandler, runDueJobs } from '../../platform/jobs/job-runner.ts';
import { calendarOf } from '../../platform/time/society-calendar.ts';
import { createTestApi, type TestApi, type TestMember } from '../../testing/test-api.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { aFiledCase, aSharedWork, changeCase } from '../../testing/test-filing.ts';
import { apply, submitApplication } from '../../testing/test-isni.ts';
import { mailsTo } from '../../testing/test-mail.ts';
import { addMembership } from '../../testing/test-people.ts';
import { changeWork } from '../../testing/test-revisions.ts';
import { aDraft, confirm, newKey, register } from '../../testing/test-works.ts';
import type { Notice } from '../notifications/notification-repository.ts';
import { notify } from '../notifications/notification-service.ts';
import { dueAt } from './digest-times.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

let api: TestApi;
let kofi: TestMember;
let database: ReturnType<typeof createTestDatabase>;

beforeAll(async () => {
  database = createTestDatabase();
  api = await createTestApi({ PUBLIC_URL: 'http://portal.example' }, subjectRoutes, database);
  kofi = await api.signUp({ given_name: 'Kofi' });
});
afterAll(() => api.close());

const choose = (member: TestMember, changes: Partial<MailPreferences>) =>
  member.inject('PUT', '/user/mail-preferences', { payload: { ...DEFAULT_MAIL_PREFERENCES, ...changes } });

/** Runs what is due by then; the API's clock, and so its sessions, stay. */
async function runJobsAt(at: Date) {
  const failures: unknown[] = [];
  await runDueJobs({ db: api.db, now: () => at, onFailure: (_, error) => failures.push(error) });
  expect(failures).toEqual([]);
}

async function mailed(member: TestMember) {
  await runJobsAt(api.clock.now());
  return mailsTo(api, member.email);
}

const subjects = async (member: TestMember) => (await mailed(member)).map(({ subject }) => subject);

/** A new member who must confirm a work of Kofi's. */
async function invited(title: string, changes: Partial<MailPreferences> = {}) {
  const ama = await api.signUp({ given_name: 'Ama' });
  await choose(ama, changes);
  return { ama, work: await register(kofi, aDraft(title, kofi, ama)) };
}

/** A new member who must respond in a case that Kofi filed. */
async function respondent(title: string, changes: Partial<MailPreferences> = {}) {
  const ama = await api.signUp({ given_name: 'Ama' });
  await choose(ama, changes);
  const work = await aSharedWork(title, ama, kofi);
  const filed = await aFiledCase(kofi, work, { [kofi.partyId]: 7000, [ama.partyId]: 3000 });
  return { ama, filed };
}

describe('mail about one notification', () => {
  test('says who asks for what about which work, with a link to it, in text and HTML', async () => {
    const { ama, work } = await invited('Night & Market');
    const [mail, ...others] = await mailed(ama);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('Confirm your shares: “Night & Market”');
    const link = `http://portal.example/music-composition/details/${work.id}`;
    expect(mail?.body).toBe(
      [
        'Kofi Mensah asks you to check this:',
        '“Night & Market” gives you 50.00% performing and 50.00% mechanical.',
        `Open the work:\n${link}`,
        'You get these emails because “Shares to confirm” is switched on.',
        'Change when you get emails:\nhttp://portal.example/email-preferences',
        `Unsubscribe:\n${mail?.unsubscribe_url}\n`,
      ].join('\n\n'),
    );
    expect(mail?.html).toContain('“Night &amp; Market” gives you 50.00% performing');
    expect(mail?.html).toMatch(new RegExp(`<a href="${link}" [^>]*>Open the work</a>`));
  });

  test('reaches the submitter whose shares are contested, and nobody about what they did or answered', async () => {
    const yaa = await api.signUp({ given_name: 'Yaa' });
    const { ama, work } = await invited('Contested');
    const own = await register(yaa, aDraft('Contested too', yaa, ama));
    const payload = { reason: 'I wrote the words.', shares: { pr: 9000, mr: 9000, sr: 0 } };
    await changeWork(ama, own, { name: 'contestation', payload });
    await confirm(ama, work);
    expect(await subjects(yaa)).toEqual(['Ama Mensah contested their shares: “Contested too”']);
    expect(await subjects(ama)).toEqual([]);
  });

  test('leaves out a question that was answered before', async () => {
    const { ama, work } = await invited('Answered');
    await confirm(ama, work);
    expect(await subjects(ama)).toEqual([]);
  });

  test('acknowledges an ISNI application', async () => {
    const ama = await api.signUp({ given_name: 'Ama' });
    await submitApplication(ama, await apply(ama));
    const [mail] = await mailed(ama);
    expect(mail?.subject).toBe('ISNI application received');
    expect(mail?.body).toContain('Open your ISNI application:\nhttp://portal.example/personal-identifiers\n');
  });

  test('states by when a case needs a response', async () => {
    const { ama, filed } = await respondent('Asked');
    const [mail] = await mailed(ama);
    expect(mail?.subject).toBe('A case was opened: “Asked”');
    expect(mail?.body).toMatch(/^The society: A case was opened\.\n/);
    expect(mail?.body).toMatch(
      /Kofi Mensah opened case OPP-\d{4}-\d{5} about “Asked”\. It needs your response by \d{1,2} \w+ \d{4}\.\n/,
    );
    expect(mail?.body).toContain(`View case:\nhttp://portal.example/musical-opposition/details/${filed.id}\n`);
  });

  test('is sent at once for responses that others have to act on, and in the summary for others', async () => {
    const before = (await subjects(kofi)).length;
    const { ama, filed } = await respondent('Argued');
    const maintained = await changeCase(ama, filed, {
      name: 'answers',
      payload: { answer: 'maintain', statement: 'It is mine.' },
    });
    const answered = `Ama Mensah responded in case ${filed.number}: “Argued”`;
    expect((await subjects(kofi)).slice(before)).toEqual([answered]);
    await changeCase(ama, maintained, { name: 'answers', payload: { answer: 'revoke', statement: '' } });
    expect((await subjects(kofi)).slice(before)).toEqual([answered, 'Case closed: “Argued”']);
  });

  test('leaves out messages that were read before', async () => {
    const { ama, filed } = await respondent('Talked about');
    const sendMessage = (text: string) =>
      kofi.inject('POST', `/oppositions/${filed.id}/messages`, { headers: newKey(), payload: { body: text } });
    await mailed(ama);
    await sendMessage('One');
    await sendMessage('Two');
    expect((await subjects(ama)).slice(1)).toEqual(['New message: “Talked about”']);
    const read = async () => {
      const { items } = (await ama.inject('GET', '/notifications')).json().data;
      await ama.inject('POST', '/notifications/read', { payload: { up_to: items[0]._id } });
    };
    await read();
    await sendMessage('Three');
    await read();
    expect(await subjects(ama)).toHaveLength(2);
  });

  test('is written in the language of the account', async () => {
    const ama = await api.signUp({ given_name: 'Ama' });
    await ama.inject('PUT', '/user/language', { payload: { language: 'fr' } });
    const work = await aSharedWork('En français', ama, kofi);
    await aFiledCase(kofi, work, { [kofi.partyId]: 7000, [ama.partyId]: 3000 });
    const [mail] = await mailed(ama);
    expect(mail?.subject).toBe('Un litige a été ouvert\u00a0: «\u00a0En français\u00a0»');
    expect(mail?.html).toContain('<html lang="fr">');
  });
});

describe('deadlines', () => {
  test('are mailed at once when everything is switched off, even if the notification was read', async () => {
    const never = Object.fromEntries(Object.keys(DEFAULT_MAIL_PREFERENCES).map((group) => [group, 'never']));
    const { ama, work } = await invited('Reminded', never);
    expect(await subjects(ama)).toEqual([]);
    await changeWork(kofi, work, 'reminder');
    const { items } = (await ama.inject('GET', '/notifications')).json().data;
    await ama.inject('POST', '/notifications/read', { payload: { up_to: items[0]._id } });
    const [mail, ...others] = await mailed(ama);
    expect(others).toEqual([]);
    expect(mail?.subject).toMatch(/^Confirm your shares by \d+ \w+ \d{4}: “Reminded”$/);
    expect(mail?.body).toContain('We always email you about deadlines.');
    expect(mail?.unsubscribe_url).toBeNull();
  });
});

const aContest = (member: TestMember, title: string): Notice => ({
  memberId: member.memberId,
  senderId: kofi.memberId,
  link: null,
  text: { id: 'entryContested', values: { isWork: true, title, artist: null, reason: 'No' } },
});

/** Creates one notification per work, as bulk actions do. */
function notifyOften(member: TestMember, count: number, at: Date) {
  return inTransaction(api.db, async (tx) => {
    for (let number = 1; number <= count; number += 1) await notify(tx, [aContest(member, `Song ${number}`)], at);
  });
}

describe('an act that notifies often', () => {
  test('is one mail per recipient, with the count', async () => {
    const ama = await api.signUp();
    await notifyOften(ama, 40, api.clock.now());
    const [mail, ...others] = await mailed(ama);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('Claims and contests: 40 items');
    expect(mail?.body).toContain('- Kofi Mensah contested their shares: “Song 1”\n');
    expect(mail?.body).toContain('10 more items are in the portal.');
  });

  test('is mailed once by several processes', async () => {
    const members = await Promise.all(Array.from({ length: 6 }, () => api.signUp()));
    for (const member of members) {
      await notifyOften(member, 2, api.clock.now());
      await notifyOften(member, 2, new Date(api.clock.now().getTime() + 1));
    }
    const at = new Date(api.clock.now().getTime() + 1000);
    await Promise.all([runJobsAt(at), runJobsAt(at), runJobsAt(at)]);
    for (const { email } of members) {
      const counts = (await mailsTo(api, email)).map(({ subject }) => Number(/\d+/.exec(subject)?.[0]));
      expect(counts.reduce((sum, count) => sum + count, 0)).toBe(4);
    }
  });

  test('is mailed after a job that failed half way', async () => {
    const ama = await api.signUp();
    await notifyOften(ama, 3, api.clock.now());
    const { jobHandlers } = portalWiring(api.env);
    const crash = async (...job: Parameters<JobHandler>) => {
      await jobHandlers.notification_mail(...job);
      throw new Error('crashed');
    };
    const at = api.clock.now();
    const failed: unknown[] = [];
    await runDueJobs({
      db: api.db,
      now: () => at,
      handlers: { ...jobHandlers, notification_mail: crash },
      onFailure: (job) => failed.push(job),
    });
    expect(failed).toHaveLength(1);
    expect(await mailsTo(api, ama.email)).toEqual([]);
    await runJobsAt(new Date(at.getTime() + HOUR_MS));
    expect((await mailsTo(api, ama.email)).map(({ subject }) => subject)).toEqual(['Claims and contests: 3 items']);
  });
});

describe('summaries', () => {
  test('list what was collected by group, without what was read', async () => {
    const ama = await api.signUp({ given_name: 'Ama' });
    await choose(ama, { cases: 'daily' });
    const work = await aSharedWork('Summarised', ama, kofi);
    const { items } = (await ama.inject('GET', '/notifications')).json().data;
    await ama.inject('POST', '/notifications/read', { payload: { up_to: items[0]._id } });
    await aFiledCase(kofi, work, { [kofi.partyId]: 7000, [ama.partyId]: 3000 });
    expect(await subjects(ama)).toEqual([]);
    const morning = dueAt('daily', api.clock.now(), calendarOf(api.db));
    await runJobsAt(new Date(morning.getTime() - 1000));
    expect(await mailsTo(api, ama.email)).toEqual([]);
    await runJobsAt(morning);
    await runJobsAt(new Date(morning.getTime() + DAY_MS));
    const [mail, ...others] = await mailsTo(api, ama.email);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('Your daily summary: 1 item');
    expect(mail?.body).toMatch(
      /^DISPUTES\n\n- A case was opened: “Summarised”\n {2}The society: Kofi Mensah opened case OPP-/,
    );
  });

  test('aren’t sent when everything was read', async () => {
    const { ama } = await invited('Read', { confirmations: 'weekly' });
    const { items } = (await ama.inject('GET', '/notifications')).json().data;
    await ama.inject('POST', '/notifications/read', { payload: { up_to: items[0]._id } });
    await runJobsAt(dueAt('weekly', api.clock.now(), calendarOf(api.db)));
    expect(await mailsTo(api, ama.email)).toEqual([]);
  });
});

test('names the member to a person who acts for several', async () => {
  const [ama, yaa] = [await api.signUp({ given_name: 'Ama' }), await api.signUp({ given_name: 'Yaa' })];
  await addMembership(api, { accountId: yaa.accountId, memberId: ama.memberId });
  await notifyOften(ama, 1, api.clock.now());
  const [mail] = await mailed(yaa);
  expect(mail?.body).toMatch(/^This is for Ama Mensah\./);
  expect(mail?.body).toContain(`http://portal.example/dashboard?member=${ama.memberId}\n`);
});

test('links to the portal’s address after a command that was started without it', async () => {
  const ama = await api.signUp();
  const command = createDatabase(await database, 1);
  plugIn(command, portalWiring({ ...api.env, PUBLIC_URL: 'http://localhost:3000' }));
  await inTransaction(command, (tx) => notify(tx, [aContest(ama, 'By staff')], api.clock.now()));
  await command.destroy();
  const [mail] = await mailed(ama);
  expect(mail?.body).toContain('Open Counterpoint:\nhttp://portal.example/dashboard\n');
  expect(mail?.body).not.toContain('localhost');
});
