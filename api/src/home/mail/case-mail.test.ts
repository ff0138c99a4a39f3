import type { CaseMailChoice } from '@counterpoint/domain/schemas/cases';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { runDueJobs } from '../../platform/jobs/job-runner.ts';
import { calendarOf, SocietyCalendar } from '../../platform/time/society-calendar.ts';
import { createTestApi, type TestApi, type TestMember } from '../../testing/test-api.ts';
import { aFiledCase, aSharedWork, doneToCase } from '../../testing/test-filing.ts';
import { mailsTo } from '../../testing/test-mail.ts';
import { newKey } from '../../testing/test-works.ts';
import { nextDigestAt } from './case-digest.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

let api: TestApi;
let kofi: TestMember;

beforeAll(async () => {
  api = await createTestApi({ PUBLIC_URL: 'http://portal.example' });
  kofi = await api.signUp({ given_name: 'Kofi' });
});
afterAll(() => api.close());

const choose = (member: TestMember, choice: CaseMailChoice) =>
  member.inject('PUT', '/oppositions/mail-choice', { payload: { choice } });

/** A new member who is asked in a case that Kofi filed. */
async function asked(title: string, choice?: CaseMailChoice) {
  const ama = await api.signUp({ given_name: 'Ama' });
  if (choice) await choose(ama, choice);
  const work = await aSharedWork(title, ama, kofi);
  const filed = await aFiledCase(kofi, work, { [kofi.partyId]: 7000, [ama.partyId]: 3000 });
  return { ama, filed };
}

/** Does what is due by then; the clock of the API, and so its sessions, stay where they are. */
async function runJobsAt(at: Date) {
  await runDueJobs({ db: api.db, now: () => at });
}

const subjects = async (member: TestMember) => (await mailsTo(api, member.email)).map(({ subject }) => subject);

describe('mail about cases', () => {
  test('is sent for each event unless the member chooses otherwise', async () => {
    const { ama } = await asked('Chosen');
    expect((await ama.inject('GET', '/oppositions/mail-choice')).json().data).toEqual({ choice: 'each' });
    expect((await choose(ama, 'none')).json().data).toEqual({ choice: 'none' });
    expect((await ama.inject('GET', '/oppositions/mail-choice')).json().data).toEqual({ choice: 'none' });
  });

  test('states what is due by when, links to the case and explains the setting', async () => {
    const { ama, filed } = await asked('Asked');
    const [mail, ...others] = await mailsTo(api, ama.email);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('A case was opened');
    expect(mail?.body).toMatch(/^Case OPP-\d{4}-\d{5} about “Asked” needs your response by \d{1,2} \w+ \d{4}\.\n/);
    expect(mail?.body).toContain(`http://portal.example/musical-opposition/details/${filed.id}\n`);
    expect(mail?.body).toContain('choose “Mail about cases” here:\n\nhttp://portal.example/musical-opposition\n');
  });

  test.each(['weekly', 'none'] as const)('isn’t sent for each event to a member who chose %s', async (choice) => {
    const { ama } = await asked(`Chose ${choice}`, choice);
    expect(await subjects(ama)).toEqual([]);
    const { items } = (await ama.inject('GET', '/notifications')).json().data;
    expect(items[0]).toMatchObject({ kind: 'case_opened' });
  });

  test('is sent for responses that others have to act on, and for no others', async () => {
    const before = (await subjects(kofi)).length;
    const { ama, filed } = await asked('Argued');
    const maintained = await doneToCase(ama, filed, {
      name: 'answers',
      payload: { answer: 'maintain', statement: 'It is mine.' },
    });
    expect((await subjects(kofi)).slice(before)).toEqual([`Ama Mensah responded in case ${filed.number}`]);
    await doneToCase(ama, maintained, { name: 'answers', payload: { answer: 'revoke', statement: '' } });
    expect((await subjects(kofi)).slice(before)).toHaveLength(1);
  });

  test('combines unread messages, at most once an hour', async () => {
    const { ama, filed } = await asked('Talked about');
    const say = (text: string) =>
      kofi.inject('POST', `/oppositions/${filed.id}/messages`, { headers: newKey(), payload: { body: text } });
    const now = api.clock.now();
    await say('One');
    await say('Two');
    await runJobsAt(now);
    await runJobsAt(new Date(now.getTime() + 1000));
    expect((await subjects(ama)).slice(1)).toEqual([`New messages in case ${filed.number}`]);
    const { items } = (await ama.inject('GET', '/notifications')).json().data;
    await ama.inject('POST', '/notifications/read', { payload: { up_to: items[0]._id } });
    await say('Three');
    await runJobsAt(new Date(now.getTime() + HOUR_MS / 2));
    expect(await subjects(ama)).toHaveLength(2);
    await runJobsAt(new Date(now.getTime() + HOUR_MS + 60_000));
    expect(await subjects(ama)).toHaveLength(3);
  });
});

test('writes case mail in the language of the account', async () => {
  const ama = await api.signUp({ given_name: 'Ama' });
  await ama.inject('PUT', '/user/language', { payload: { language: 'fr' } });
  const work = await aSharedWork('En français', ama, kofi);
  await aFiledCase(kofi, work, { [kofi.partyId]: 7000, [ama.partyId]: 3000 });
  const [mail] = await mailsTo(api, ama.email);
  expect(mail?.subject).toBe('Un litige a été ouvert');
  expect(mail?.body).toMatch(
    /^Le litige OPP-\d{4}-\d{5} concernant «\u00a0En français\u00a0» attend votre réponse avant le/,
  );
});

describe('weekly digest', () => {
  test.each([
    ['2026-11-21T22:00:00Z', 'Africa/Accra', '2026-11-23T08:00:00.000Z'],
    ['2026-11-23T07:59:00Z', 'Africa/Accra', '2026-11-23T08:00:00.000Z'],
    ['2026-11-23T08:00:00Z', 'Africa/Accra', '2026-11-30T08:00:00.000Z'],
    ['2026-11-22T19:00:00Z', 'Pacific/Auckland', '2026-11-29T19:00:00.000Z'],
    ['2026-11-21T22:00:00Z', 'America/New_York', '2026-11-23T13:00:00.000Z'],
  ])('is due after %s in %s at %s', (at, zone, due) => {
    expect(nextDigestAt(new Date(at), new SocietyCalendar(zone)).toISOString()).toBe(due);
  });

  test('lists the cases that need a response and the week’s events, with links', async () => {
    const { ama, filed } = await asked('Digested', 'weekly');
    const monday = nextDigestAt(api.clock.now(), calendarOf(api.db));
    await runJobsAt(new Date(monday.getTime() - 1000));
    expect(await subjects(ama)).toEqual([]);
    await runJobsAt(monday);
    await runJobsAt(new Date(monday.getTime() + HOUR_MS));
    const [mail, ...others] = await mailsTo(api, ama.email);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('1 case needs your response');
    expect(mail?.body).toMatch(new RegExp(`${filed.number}, “Digested”, until \\d+ \\w+ \\d{4}:\n`));
    expect(mail?.body).toContain(`http://portal.example/musical-opposition/details/${filed.id}\n`);
    expect(mail?.body).toContain('- A case was opened. Case');
  });

  test('is sent every week while it is chosen, unless there is nothing to report', async () => {
    const ama = await api.signUp({ given_name: 'Ama' });
    await choose(ama, 'weekly');
    await choose(ama, 'weekly');
    const calendar = calendarOf(api.db);
    const first = nextDigestAt(api.clock.now(), calendar);
    const second = nextDigestAt(first, calendar);
    await runJobsAt(first);
    expect(await subjects(ama)).toEqual([]);
    const work = await aSharedWork('Later', ama, kofi);
    await aFiledCase(kofi, work, { [kofi.partyId]: 7000, [ama.partyId]: 3000 });
    await runJobsAt(second);
    expect(await subjects(ama)).toEqual(['1 case needs your response']);
    await choose(ama, 'none');
    await runJobsAt(new Date(second.getTime() + 7 * DAY_MS));
    expect(await subjects(ama)).toHaveLength(1);
  });
});
