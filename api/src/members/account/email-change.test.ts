import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { anAddress, aPerson, tokenMailedTo } from '../../testing/join.ts';
import { createTestApi, type TestApi, type TestMember } from '../../testing/test-api.ts';
import { changeWhileLocked } from '../../testing/test-locked-change.ts';
import { lastToken, mailsTo } from '../../testing/test-mail.ts';
import { canSignIn, PASSWORD, setPassword } from '../../testing/test-password.ts';

const HOUR = 3_600_000;

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

let addresses = 0;
function aNewAddress(): string {
  addresses += 1;
  return `new-${addresses}@example.org`;
}

const requestChange = (who: TestMember, email: string, password = PASSWORD) =>
  who.inject('POST', '/user/email-changes', { payload: { email, password }, remoteAddress: anAddress() });
const confirm = (token: string) =>
  api.inject('POST', '/email-confirmations', { payload: { token }, remoteAddress: anAddress() });
const waiting = async (who: TestMember) => (await who.inject('GET', '/user/email-changes')).json().data.items;
const emailOf = async (who: TestMember) => (await who.inject('GET', '/user/profile')).json().data.email;
const subjects = async (email: string) => (await mailsTo(api, email)).map(({ subject }) => subject);
const tokenTo = (email: string) => lastToken(api, email, '/signup/success');

describe('change of email address', () => {
  test('takes effect once the mailed link was followed', async () => {
    const [member, email] = [await aMember(), aNewAddress()];
    const request = await requestChange(member, email);
    expect([request.statusCode, request.json().data]).toEqual([
      202,
      { id: expect.any(String), email, requested_at: expect.any(String), expires_at: expect.any(String) },
    ]);
    expect(await waiting(member)).toEqual([request.json().data]);
    expect(await emailOf(member)).toBe(member.email);
    expect(await subjects(email)).toEqual(['Confirm your new email address']);
    expect((await mailsTo(api, member.email))[0]?.body).toContain(email);
    expect((await mailsTo(api, member.email))[0]?.body).toContain('/email-password-reset-link');
    const confirmed = await confirm(await tokenTo(email));
    expect([confirmed.statusCode, confirmed.json()]).toEqual([200, { data: { email } }]);
    expect(await emailOf(member)).toBe(email);
    expect(await waiting(member)).toEqual([]);
    expect(await canSignIn(api, { email, password: PASSWORD }, anAddress())).toBe(true);
    expect(await canSignIn(api, { email: member.email, password: PASSWORD }, anAddress())).toBe(false);
    expect((await subjects(member.email)).at(-1)).toBe('Your email address was changed');
  });

  test('fails if the password is replaced during the request', async () => {
    const [member, email] = [await aMember(), aNewAddress()];
    const answer = await changeWhileLocked(api, member.accountId, {
      request: () => requestChange(member, email),
      change: (tx) =>
        tx.updateTable('account').set({ password_hash: 'another' }).where('id', '=', member.accountId).execute(),
    });
    expect(answer.statusCode).toBe(401);
    expect(await waiting(member)).toEqual([]);
    expect(await subjects(email)).toEqual([]);
  });

  test('requires the password', async () => {
    const member = await aMember();
    const answer = await requestChange(member, aNewAddress(), 'not the password');
    expect([answer.statusCode, answer.json().details[0].path]).toEqual([422, 'password']);
    expect(await waiting(member)).toEqual([]);
  });

  test('rejects the current address', async () => {
    const member = await aMember();
    const answer = await requestChange(member, member.email.toUpperCase());
    expect([answer.statusCode, answer.json().details[0].path]).toEqual([422, 'email']);
  });

  test('gives the same response for an address in use, and writes to its owner', async () => {
    const [member, other] = [await aMember(), await aMember()];
    const [taken, free] = [await requestChange(member, other.email), await requestChange(member, aNewAddress())];
    expect(taken.statusCode).toBe(free.statusCode);
    expect(Object.keys(taken.json().data)).toEqual(Object.keys(free.json().data));
    expect(await subjects(other.email)).toEqual(['Your email address was requested for another account']);
    expect(JSON.stringify(await mailsTo(api, other.email))).not.toContain('confirm-email');
    expect(await subjects(member.email)).toEqual(Array(2).fill('Your email address is about to change'));
  });

  test('rejects an address taken meanwhile, and changes nothing', async () => {
    const [member, email] = [await aMember(), aNewAddress()];
    await requestChange(member, email);
    const [token, other] = [await tokenTo(email), await aMember({ email })];
    const answer = await confirm(token);
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'address_taken']);
    expect(await emailOf(member)).toBe(member.email);
    expect(await emailOf(other)).toBe(email);
  });

  test('goes to the first of two members who confirm the same address', async () => {
    const [one, other, email] = [await aMember(), await aMember(), aNewAddress()];
    await requestChange(one, email);
    const first = await tokenTo(email);
    await requestChange(other, email);
    const answers = await Promise.all([confirm(first), confirm(await tokenTo(email))]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });

  test('goes to the first to confirm, member or sign-up', async () => {
    const [member, email] = [await aMember(), aNewAddress()];
    await api.inject('POST', '/signups', { payload: { ...aPerson, email }, remoteAddress: anAddress() });
    await requestChange(member, email);
    expect((await confirm(await tokenTo(email))).statusCode).toBe(200);
    const token = await tokenMailedTo(api, email);
    const late = await api.inject('POST', '/signups/confirmations', { payload: { token }, remoteAddress: anAddress() });
    expect(late.json().code).toBe('link_used');
  });

  test('allows five requests an hour', async () => {
    const member = await aMember();
    for (let attempt = 0; attempt < 5; attempt += 1)
      expect((await requestChange(member, aNewAddress())).statusCode).toBe(202);
    const refused = await requestChange(member, aNewAddress());
    expect([refused.statusCode, refused.json().message]).toEqual([429, expect.stringMatching(/in \d+ minutes\./)]);
  });
});

describe('pending change of address', () => {
  test('can be cancelled by its member, with its link', async () => {
    const [member, email] = [await aMember(), aNewAddress()];
    const { id } = (await requestChange(member, email)).json().data;
    expect((await member.inject('DELETE', `/user/email-changes/${id}`)).statusCode).toBe(204);
    expect(await waiting(member)).toEqual([]);
    const answer = await confirm(await tokenTo(email));
    expect([answer.statusCode, answer.json().code]).toEqual([410, 'link_withdrawn']);
    expect((await member.inject('DELETE', `/user/email-changes/${id}`)).statusCode).toBe(404);
  });

  test('can be mailed again with a new link that replaces the first', async () => {
    const [member, email] = [await aMember(), aNewAddress()];
    const { id } = (await requestChange(member, email)).json().data;
    const first = await tokenTo(email);
    const again = await member.inject('POST', `/user/email-changes/${id}/mails`);
    expect([again.statusCode, again.json().data.email]).toEqual([202, email]);
    expect(await waiting(member)).toEqual([again.json().data]);
    expect((await confirm(first)).json().code).toBe('link_withdrawn');
    expect((await confirm(await tokenTo(email))).statusCode).toBe(200);
  });

  test('is replaced by the next one', async () => {
    const [member, email] = [await aMember(), aNewAddress()];
    await requestChange(member, aNewAddress());
    await requestChange(member, email);
    expect((await waiting(member)).map((each: { email: string }) => each.email)).toEqual([email]);
  });

  test('is cancelled by a new password', async () => {
    const [member, email] = [await aMember(), aNewAddress()];
    await requestChange(member, email);
    await member.inject('PUT', '/user/password', {
      payload: { current_password: PASSWORD, password: 'the harbour sleeps at noon' },
    });
    expect(await waiting(member)).toEqual([]);
    expect((await confirm(await tokenTo(email))).json().code).toBe('link_withdrawn');
  });

  test('can’t be seen, sent or cancelled by others', async () => {
    const [member, stranger] = [await aMember(), await aMember({ corporation_name: 'Osu Music' })];
    const { id } = (await requestChange(member, aNewAddress())).json().data;
    expect(await waiting(stranger)).toEqual([]);
    expect((await stranger.inject('DELETE', `/user/email-changes/${id}`)).statusCode).toBe(404);
    expect((await stranger.inject('POST', `/user/email-changes/${id}/mails`)).statusCode).toBe(404);
    expect(await waiting(member)).toHaveLength(1);
  });
});

describe('link to a new address', () => {
  test('works once, even for concurrent requests', async () => {
    const [member, email] = [await aMember(), aNewAddress()];
    await requestChange(member, email);
    const token = await tokenTo(email);
    const answers = await Promise.all([confirm(token), confirm(token)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 410]);
    expect((await confirm(token)).json()).toMatchObject({
      code: 'link_used',
      message: expect.stringContaining('the address was confirmed'),
    });
  });

  test('expires after a day', async () => {
    const [member, email] = [await aMember(), aNewAddress()];
    await requestChange(member, email);
    api.clock.advance(25 * HOUR);
    const answer = await confirm(await tokenTo(email));
    expect([answer.statusCode, answer.json().code]).toEqual([410, 'link_expired']);
  });

  test('answers as unknown for a foreign link or one for a password', async () => {
    const member = await aMember();
    await api.inject('POST', '/password-resets', { payload: { email: member.email }, remoteAddress: anAddress() });
    for (const token of ['x'.repeat(43), await lastToken(api, member.email, '/account/password/reset/')])
      expect([(await confirm(token)).statusCode, (await confirm(token)).json().code]).toEqual([404, 'link_unknown']);
  });
});

test('invalidates password links sent to the old address', async () => {
  const [member, email] = [await aMember(), aNewAddress()];
  await api.inject('POST', '/password-resets', { payload: { email: member.email }, remoteAddress: anAddress() });
  await requestChange(member, email);
  await confirm(await tokenTo(email));
  const answer = await api.inject('PUT', `/password-resets/${member.accountId}`, {
    payload: {
      token: await lastToken(api, member.email, '/account/password/reset/'),
      password: 'the harbour sleeps at noon',
    },
    remoteAddress: anAddress(),
  });
  expect(answer.json().code).toBe('link_withdrawn');
});
