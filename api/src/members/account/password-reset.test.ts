// cspell:ignore passwordpassword
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { newId } from '../../platform/db/new-id.ts';
import { anAddress } from '../../testing/join.ts';
import { createTestApi, type TestApi, type TestMember } from '../../testing/test-api.ts';
import { auditTrail } from '../../testing/test-audit.ts';
import { lastToken, mailsTo } from '../../testing/test-mail.ts';
import { canSignIn, countWrongPasswords, PASSWORD, setPassword } from '../../testing/test-password.ts';

const NEW_PASSWORD = 'the harbour sleeps at noon';
const MINUTE = 60_000;

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

async function aMember(sketch: Parameters<TestApi['signUp']>[0] = {}) {
  const member = await api.signUp(sketch);
  await setPassword(api, member);
  return member;
}

const requestReset = (email: string, remoteAddress = anAddress()) =>
  api.inject('POST', '/password-resets', { payload: { email }, remoteAddress });

async function aLink(member: TestMember): Promise<string> {
  expect((await requestReset(member.email)).statusCode).toBe(202);
  return lastToken(api, member.email, '/account/password/reset/');
}

const check = (userId: string, token: string) =>
  api.inject('POST', `/password-resets/${userId}/checks`, { payload: { token }, remoteAddress: anAddress() });
const complete = (userId: string, token: string, password = NEW_PASSWORD) =>
  api.inject('PUT', `/password-resets/${userId}`, { payload: { token, password }, remoteAddress: anAddress() });
const refusal = ({ statusCode, json }: Awaited<ReturnType<typeof check>>) => [statusCode, json().code];
const resetMails = async (email: string) =>
  (await mailsTo(api, email)).filter(({ subject }) => subject === 'Choose a new password').length;

describe('password reset links', () => {
  test('gives the same response for known and unknown addresses, and writes to known ones only', async () => {
    const { email, accountId } = await aMember();
    const [known, unknown] = [await requestReset(email), await requestReset('nobody@example.org')];
    expect([known.statusCode, known.json()]).toEqual([202, { data: { status: 'received', email } }]);
    expect([unknown.statusCode, unknown.json()]).toEqual([
      202,
      { data: { status: 'received', email: 'nobody@example.org' } },
    ]);
    expect(Object.keys(unknown.headers).sort()).toEqual(Object.keys(known.headers).sort());
    expect(await mailsTo(api, 'nobody@example.org')).toEqual([]);
    const [mail] = await mailsTo(api, email);
    expect(mail?.body).toMatch(
      new RegExp(`http://localhost:3000/account/password/reset/${accountId}\\?token=[\\w-]{43}\n`),
    );
  });

  test('ignores the case of the address', async () => {
    const { email } = await aMember();
    await requestReset(`  ${email.toUpperCase()} `);
    expect(await resetMails(email)).toBe(1);
  });

  test('stores no token', async () => {
    const member = await aMember();
    const token = await aLink(member);
    expect(JSON.stringify(await api.db.selectFrom('account_link').selectAll().execute())).not.toContain(token);
  });

  test.each(['known', 'unknown'])(
    'limits requests from one network to ten for a(n) %s address, and says for how long',
    async (kind) => {
      const email = kind === 'known' ? (await aMember()).email : 'never-heard@example.org';
      const from = anAddress();
      for (let attempt = 0; attempt < 10; attempt += 1) expect((await requestReset(email, from)).statusCode).toBe(202);
      const refused = await requestReset(email, from);
      expect(refused.statusCode).toBe(429);
      expect(refused.json().message).toMatch(/Try again in 15 minutes\./);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(800);
    },
  );

  test('limits requests from one network for different addresses', async () => {
    const from = anAddress();
    const answers = [];
    for (let attempt = 0; attempt < 201; attempt += 20)
      answers.push(
        ...(await Promise.all(
          Array.from({ length: 20 }, (_, nth) => requestReset(`u${attempt + nth}@example.org`, from)),
        )),
      );
    expect(answers.filter(({ statusCode }) => statusCode === 202)).toHaveLength(200);
  }, 30_000);

  test('keeps the owner’s link working and the mailbox usable, however often strangers request', async () => {
    const member = await aMember();
    for (let attempt = 0; attempt < 15; attempt += 1) expect((await requestReset(member.email)).statusCode).toBe(202);
    expect(await resetMails(member.email)).toBe(3);
    // The owner gets the same response; the newest link in the mailbox is valid for at least half its lifetime.
    expect((await requestReset(member.email)).statusCode).toBe(202);
    api.clock.advance(14 * MINUTE);
    await requestReset(member.email);
    const token = await lastToken(api, member.email, '/account/password/reset/');
    expect((await complete(member.accountId, token)).statusCode).toBe(204);
    expect(await canSignIn(api, { email: member.email, password: NEW_PASSWORD }, anAddress())).toBe(true);
  });
});

describe('links between works and recordings', () => {
  test('names the account, changes its password once, ends every session, and writes to the owner', async () => {
    const member = await aMember();
    const [second, other] = [await api.signIn(member), await aMember()];
    // Both are cached by this process, so only removing them ends them at once.
    for (const who of [member, second, other]) expect((await who.inject('GET', '/user/profile')).statusCode).toBe(200);
    const token = await aLink(member);
    expect((await check(member.accountId, token)).json().data).toEqual({
      email: member.email,
      expires_at: expect.any(String),
    });
    const answer = await complete(member.accountId, token);
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
    expect((await mailsTo(api, member.email)).at(-1)?.subject).toBe('Your password was changed');
    expect(await canSignIn(api, { email: member.email, password: NEW_PASSWORD }, anAddress())).toBe(true);
    expect(await canSignIn(api, { email: member.email, password: PASSWORD }, anAddress())).toBe(false);
    for (const who of [member, second]) expect((await who.inject('GET', '/user/profile')).statusCode).toBe(401);
    expect((await other.inject('GET', '/user/profile')).statusCode).toBe(200);
  });

  test('reports that it was already used', async () => {
    const member = await aMember();
    const token = await aLink(member);
    await complete(member.accountId, token);
    expect(refusal(await check(member.accountId, token))).toEqual([410, 'link_used']);
    expect(refusal(await complete(member.accountId, token, 'another set of words'))).toEqual([410, 'link_used']);
    expect(await canSignIn(api, { email: member.email, password: NEW_PASSWORD }, anAddress())).toBe(true);
  });

  test('changes the password for one of two concurrent requests', async () => {
    const member = await aMember();
    const token = await aLink(member);
    const passwords = ['words of the first one', 'words of the second one', 'words of the third one'];
    const answers = await Promise.all(passwords.map((password) => complete(member.accountId, token, password)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 410, 410]);
    const winner = passwords[answers.findIndex(({ statusCode }) => statusCode === 204)] ?? '';
    expect(await canSignIn(api, { email: member.email, password: winner }, anAddress())).toBe(true);
  });

  test('expires after half an hour', async () => {
    const member = await aMember();
    const token = await aLink(member);
    api.clock.advance(29 * MINUTE);
    expect((await check(member.accountId, token)).statusCode).toBe(200);
    api.clock.advance(2 * MINUTE);
    expect(refusal(await check(member.accountId, token))).toEqual([410, 'link_expired']);
    expect(refusal(await complete(member.accountId, token))).toEqual([410, 'link_expired']);
  });

  test('is replaced by a newer one', async () => {
    const member = await aMember();
    const [older, newer] = [await aLink(member), await aLink(member)];
    expect(refusal(await complete(member.accountId, older))).toEqual([410, 'link_withdrawn']);
    expect((await complete(member.accountId, newer)).statusCode).toBe(204);
  });

  test('answers the same for another account’s link as for an unknown one', async () => {
    const [member, other] = [await aMember(), await aMember()];
    const token = await aLink(member);
    const answers = [
      await complete(other.accountId, token),
      await complete(newId(), token),
      await complete(member.accountId, 'x'.repeat(43)),
      await complete(member.accountId, token.slice(0, -1)),
      await check(other.accountId, token),
    ];
    const seen = answers.map((answer) => ({ ...answer.json(), status: answer.statusCode, request_id: '' }));
    expect(seen[0]).toMatchObject({ status: 404, code: 'link_unknown' });
    for (const each of seen) expect(each).toEqual(seen[0]);
    expect((await complete(member.accountId, token)).statusCode).toBe(204);
  });

  test('stays valid when the new password is rejected because of the member’s names', async () => {
    const member = await aMember({ given_name: 'Adwoa', other_names: 'Asantewaa-Boateng' });
    const token = await aLink(member);
    for (const password of ['too short', 'AdwoaAsantewaaBoateng1', 'passwordpassword']) {
      const answer = await complete(member.accountId, token, password);
      expect([password, answer.statusCode, answer.json().details[0].path]).toEqual([password, 422, 'password']);
    }
    expect((await complete(member.accountId, token)).statusCode).toBe(204);
  });

  test('lets a member sign in who had used up the attempts', async () => {
    const member = await aMember();
    const from = anAddress();
    await countWrongPasswords(api, member.email, Array(10).fill(from));
    expect(await canSignIn(api, { email: member.email, password: PASSWORD }, from)).toBe(false);
    const token = await aLink(member);
    await api.inject('PUT', `/password-resets/${member.accountId}`, {
      payload: { token, password: NEW_PASSWORD },
      remoteAddress: from,
    });
    expect(await canSignIn(api, { email: member.email, password: NEW_PASSWORD }, from)).toBe(true);
  });

  test('leaves neither links nor passwords in the audit trail', async () => {
    const member = await aMember();
    const token = await aLink(member);
    await complete(member.accountId, token);
    const trail = await auditTrail(api, member.accountId);
    expect(trail.map(({ action }) => action)).toEqual(['password.request_reset', 'password.reset']);
    for (const secret of [token, NEW_PASSWORD]) expect(JSON.stringify(trail)).not.toContain(secret);
    for (const secret of [token, NEW_PASSWORD]) expect(JSON.stringify(api.logged)).not.toContain(secret);
  });
});

test('lets the browser that chose the new password sign in, however often others guess', async () => {
  const member = await aMember();
  const { email, accountId } = member;
  const token = await aLink(member);
  const answer = await complete(accountId, token);
  const cookie = String(answer.headers['set-cookie']).split(';')[0] ?? '';
  expect(cookie).toMatch(/^known-device=[\w-]{43}$/);
  const signIn = (password: string, headers = {}) =>
    api.inject('POST', '/session', { payload: { email, password }, remoteAddress: anAddress(), headers });
  await countWrongPasswords(api, email, Array.from({ length: 20 }, anAddress));
  expect((await signIn(NEW_PASSWORD)).statusCode).toBe(429);
  expect((await signIn(NEW_PASSWORD, { cookie })).statusCode).toBe(201);
});

test('lets the browser that used up its own wrong passwords sign in with the new one', async () => {
  const member = await aMember();
  const { email, accountId } = member;
  const signIn = (password: string, cookie = '') =>
    api.inject('POST', '/session', { payload: { email, password }, remoteAddress: anAddress(), headers: { cookie } });
  const deviceOf = ({ headers }: Awaited<ReturnType<typeof signIn>>) =>
    String([headers['set-cookie']].flat().find((cookie) => cookie?.startsWith('known-device='))).split(';')[0] ?? '';
  const cookie = deviceOf(await signIn(PASSWORD));
  for (let wrong = 0; wrong < 10; wrong += 1) await signIn('wrong', cookie);
  expect((await signIn(PASSWORD, cookie)).statusCode).toBe(429);
  const payload = { token: await aLink(member), password: NEW_PASSWORD };
  const reset = { payload, headers: { cookie }, remoteAddress: anAddress() };
  const answer = await api.inject('PUT', `/password-resets/${accountId}`, reset);
  expect((await signIn(NEW_PASSWORD, deviceOf(answer))).statusCode).toBe(201);
});

test('keeps the browser known to the other accounts that use it', async () => {
  const [member, other] = [await aMember(), await aMember()];
  const deviceOf = ({ headers }: Awaited<ReturnType<typeof check>>) =>
    String([headers['set-cookie']].flat().find((cookie) => cookie?.startsWith('known-device='))).split(';')[0] ?? '';
  const credentials = { email: other.email, password: PASSWORD };
  const cookie = deviceOf(await api.inject('POST', '/session', { payload: credentials, remoteAddress: anAddress() }));
  const payload = { token: await aLink(member), password: NEW_PASSWORD };
  const reset = { payload, headers: { cookie }, remoteAddress: anAddress() };
  expect(deviceOf(await api.inject('PUT', `/password-resets/${member.accountId}`, reset))).toBe(cookie);
});
