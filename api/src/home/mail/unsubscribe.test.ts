import { DEFAULT_MAIL_PREFERENCES } from '@counterpoint/domain/schemas/home';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { runDueJobs } from '../../platform/jobs/job-runner.ts';
import { createTestApi, type TestApi, type TestMember } from '../../testing/test-api.ts';
import { mailsTo } from '../../testing/test-mail.ts';
import { aDraft, register } from '../../testing/test-works.ts';

let api: TestApi;
let kofi: TestMember;

beforeAll(async () => {
  api = await createTestApi({ PUBLIC_URL: 'http://portal.example' });
  kofi = await api.signUp({ given_name: 'Kofi' });
});
afterAll(() => api.close());

/** A member with a mail, and the path of its link below /api/v1. */
async function mailedMember() {
  const ama = await api.signUp({ given_name: 'Ama' });
  await register(kofi, aDraft('Unwanted', kofi, ama));
  await runDueJobs({ db: api.db, now: api.clock.now });
  const [mail] = await mailsTo(api, ama.email);
  const url = new URL(mail?.unsubscribe_url ?? '');
  expect(url.origin + url.pathname).toBe('http://portal.example/api/v1/mail/unsubscribe');
  return { ama, path: `/mail/unsubscribe${url.search}` };
}

const preferences = async (member: TestMember) => (await member.inject('GET', '/user/mail-preferences')).json().data;

/** The request of a mail program (RFC 8058, section 3.2). */
const ONE_CLICK = {
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  payload: 'List-Unsubscribe=One-Click',
};

test('unsubscribes from the group of the mail by a post without a session, also repeatedly', async () => {
  const { ama, path } = await mailedMember();
  for (let count = 0; count < 2; count += 1) {
    const answer = await api.inject('POST', path, ONE_CLICK);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(answer.body).toContain('You’ll no longer get emails about: Shares to confirm.');
  }
  expect(await preferences(ama)).toEqual({ ...DEFAULT_MAIL_PREFERENCES, confirmations: 'never' });
});

test('accepts the form as multipart, as mail programs may send it', async () => {
  const { ama, path } = await mailedMember();
  const payload = '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n';
  const headers = { 'content-type': 'multipart/form-data; boundary=x' };
  expect((await api.inject('POST', path, { headers, payload })).statusCode).toBe(200);
  expect((await preferences(ama)).confirmations).toBe('never');
});

test('asks with a button when the link is opened, and changes nothing', async () => {
  const { ama, path } = await mailedMember();
  const answer = await api.inject('GET', path);
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toMatch(/<h1 [^>]*>Unsubscribe\?<\/h1>/);
  expect(answer.body).toContain('<form method="post"');
  expect(answer.body).toContain('http://portal.example/email-preferences');
  expect(answer.headers['content-security-policy']).toContain("form-action 'self'");
  expect(await preferences(ama)).toEqual(DEFAULT_MAIL_PREFERENCES);
});

test('rejects a link of another account, for another group, or damaged', async () => {
  const [one, other] = [await mailedMember(), await mailedMember()];
  const forged = [
    one.path.replace(one.ama.accountId, other.ama.accountId),
    one.path.replace('.confirmations.', '.claims.'),
    one.path.slice(0, -1),
    '/mail/unsubscribe?token=x',
  ];
  for (const path of forged)
    for (const answer of [await api.inject('POST', path, ONE_CLICK), await api.inject('GET', path)]) {
      expect(answer.statusCode).toBe(404);
      expect(answer.body).toContain('This link doesn’t work');
    }
  for (const { ama } of [one, other]) expect(await preferences(ama)).toEqual(DEFAULT_MAIL_PREFERENCES);
});

test('stops everything that a summary collects', async () => {
  const ama = await api.signUp({ given_name: 'Ama' });
  const payload = { ...DEFAULT_MAIL_PREFERENCES, confirmations: 'weekly', isni: 'weekly' };
  await ama.inject('PUT', '/user/mail-preferences', { payload });
  await register(kofi, aDraft('Collected', kofi, ama));
  const inAWeek = new Date(api.clock.now().getTime() + 8 * 86_400_000);
  await runDueJobs({ db: api.db, now: () => inAWeek });
  const mail = (await mailsTo(api, ama.email)).find(({ subject }) => subject === 'Your weekly summary: 1 item');
  await api.inject('POST', `/mail/unsubscribe${new URL(mail?.unsubscribe_url ?? '').search}`, ONE_CLICK);
  expect(await preferences(ama)).toEqual({ ...payload, confirmations: 'never', isni: 'never' });
});
