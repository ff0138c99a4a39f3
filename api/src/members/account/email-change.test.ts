import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { anAddress, aPerson, tokenMailedTo } from '../../testing/join.ts';
import { createTestApi, type TestApi, type TestMember } from '../../testing/test-api.ts';
import { lastToken, mailsTo } from '../../testing/test-mail.ts';
import { meanwhile } from '../../testing/test-meanwhile.ts';
import { canSignIn, givePassword, PASSWORD } from '../../testing/test-password.ts';

const HOUR = 3_600_000;

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

async function aMember(sketch: Parameters<TestApi['signUp']>[0] = {}) {
  const member = await api.signUp(sketch);
  await givePassword(api, member);
  return member;
}

let addresses = 0;
function aNewAddress(): string {
  addresses += 1;
  return `new-${addresses}@example.org`;
}

const ask = (who: TestMember, email: string, password = PASSWORD) =>
  who.inject('POST', '/user/email-changes', { payload: { email, password }, remoteAddress: anAddress() });
const confirm = (token: string) =>
  api.inject('POST', '/email-confirmations', { payload: { token }, remoteAddress: anAddress() });
const waiting = async (who: TestMember) => (await who.inject('GET', '/user/email-changes')).json().data.items;
const emailOf = async (who: TestMember) => (await who.inject('GET', '/user/profile')).json().data.email;
const subjects = async (email: string) => (await mailsTo(api, email)).map(({ subject }) => subject);
const tokenTo = (email: string) => lastToken(api, email, '/signup/success');

describe('a new e-mail address', () => {
  test('is in force once the link mailed to it was followed, and not before', async () => {
    const [member, email] = [await aMember(), aNewAddress()];
    const asked = await ask(member, email);
    expect([asked.statusCode, asked.json().data]).toEqual([
      202,
      { id: expect.any(String), email, requested_at: expect.any(String), expires_at: expect.any(String) },
    ]);
    expect(await waiting(member)).toEqual([asked.json().data]);
    expect(await emailOf(member)).toBe(member.email);
    expect(await subjects(email)).toEqual(['Confirm your new e-mail address']);
    expect((await mailsTo(api, member.email))[0]?.body).toContain(email);
    expect((await mailsTo(api, member.email))[0]?.body).toContain('/email-password-reset-link');
    const confirmed = await confirm(await tokenTo(email));
    expect([confirmed.statusCode, confirmed.json()]).toEqual([200, { data: { email } }]);
    expect(await emailOf(member)).toBe(email);
    expect(await waiting(member)).toEqual([]);
    expect(await canSignIn(api, { email, password: PASSWORD }, anAddress())).toBe(true);
    expect(await canSignIn(api, { email: member.email, password: PASSWORD }, anAddress())).toBe(false);
    expect((await subjects(member.email)).at(-1)).toBe('Your e-mail address was changed');
  });

  test('is not asked for with a password that is replaced while it is looked at', async () => {
    const [member, email] = [await aMember(), aNewAddress()];
    const answer = await meanwhile(api, member.accountId, {
      asked: () => ask(member, email),
      done: (tx) =>
        tx.updateTable('account').set({ password_hash: 'another' }).where('id', '=', member.accountId).execute(),
    });
    expect(answer.statusCode).toBe(401);
    expect(await waiting(member)).toEqual([]);
    expect(await subjects(email)).toEqual([]);
  });

  test('asks for the password', async () => {
    const member = await aMember();
    const answer = await ask(member, aNewAddress(), 'not the password');
    expect([answer.statusCode, answer.json().details[0].path]).toEqual([422, 'password']);
    expect(await waiting(member)).toEqual([]);
  });

  test('is another one than the present one', async () => {
    const member = await aMember();
    const answer = await ask(member, member.email.toUpperCase());
    expect([answer.statusCode, answer.json().details[0].path]).toEqual([422, 'email']);
  });

  test('that is another account’s is answered like one that is free; its owner is written to instead', async () => {
    const [member, other] = [await aMember(), await aMember()];
    const [taken, free] = [await ask(member, other.email), await ask(member, aNewAddress())];
    expect(taken.statusCode).toBe(free.statusCode);
    expect(Object.keys(taken.json().data)).toEqual(Object.keys(free.json().data));
    expect(await subjects(other.email)).toEqual(['Your e-mail address was requested for another account']);
    expect(JSON.stringify(await mailsTo(api, other.email))).not.toContain('confirm-email');
    expect(await subjects(member.email)).toEqual(Array(2).fill('Your e-mail address is about to change'));
  });

  test('that somebody else got meanwhile is refused, and both keep what they have', async () => {
    const [member, email] = [await aMember(), aNewAddress()];
    await ask(member, email);
    const [token, other] = [await tokenTo(email), await aMember({ email })];
    const answer = await confirm(token);
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'address_taken']);
    expect(await emailOf(member)).toBe(member.email);
    expect(await emailOf(other)).toBe(email);
  });

  test('that two ask for is the first one’s who confirms', async () => {
    const [one, other, email] = [await aMember(), await aMember(), aNewAddress()];
    await ask(one, email);
    const first = await tokenTo(email);
    await ask(other, email);
    const answers = await Promise.all([confirm(first), confirm(await tokenTo(email))]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });

  test('that somebody waits to join with is theirs who confirm first', async () => {
    const [member, email] = [await aMember(), aNewAddress()];
    await api.inject('POST', '/signups', { payload: { ...aPerson, email }, remoteAddress: anAddress() });
    await ask(member, email);
    expect((await confirm(await tokenTo(email))).statusCode).toBe(200);
    const token = await tokenMailedTo(api, email);
    const late = await api.inject('POST', '/signups/confirmations', { payload: { token }, remoteAddress: anAddress() });
    expect(late.json().code).toBe('link_used');
  });

  test('is asked for at most five times an hour', async () => {
    const member = await aMember();
    for (let attempt = 0; attempt < 5; attempt += 1) expect((await ask(member, aNewAddress())).statusCode).toBe(202);
    const refused = await ask(member, aNewAddress());
    expect([refused.statusCode, refused.json().message]).toEqual([429, expect.stringMatching(/in \d+ minutes\./)]);
  });
});

describe('a change that waits', () => {
  test('is taken back by its member, and its link with it', async () => {
    const [member, email] = [await aMember(), aNewAddress()];
    const { id } = (await ask(member, email)).json().data;
    expect((await member.inject('DELETE', `/user/email-changes/${id}`)).statusCode).toBe(204);
    expect(await waiting(member)).toEqual([]);
    const answer = await confirm(await tokenTo(email));
    expect([answer.statusCode, answer.json().code]).toEqual([410, 'link_withdrawn']);
    expect((await member.inject('DELETE', `/user/email-changes/${id}`)).statusCode).toBe(404);
  });

  test('is mailed again with a link that takes the place of the one before', async () => {
    const [member, email] = [await aMember(), aNewAddress()];
    const { id } = (await ask(member, email)).json().data;
    const first = await tokenTo(email);
    const again = await member.inject('POST', `/user/email-changes/${id}/mails`);
    expect([again.statusCode, again.json().data.email]).toEqual([202, email]);
    expect(await waiting(member)).toEqual([again.json().data]);
    expect((await confirm(first)).json().code).toBe('link_withdrawn');
    expect((await confirm(await tokenTo(email))).statusCode).toBe(200);
  });

  test('gives way to the next one', async () => {
    const [member, email] = [await aMember(), aNewAddress()];
    await ask(member, aNewAddress());
    await ask(member, email);
    expect((await waiting(member)).map((each: { email: string }) => each.email)).toEqual([email]);
  });

  test('is called off by a new password', async () => {
    const [member, email] = [await aMember(), aNewAddress()];
    await ask(member, email);
    await member.inject('PUT', '/user/password', {
      payload: { current_password: PASSWORD, password: 'the harbour sleeps at noon' },
    });
    expect(await waiting(member)).toEqual([]);
    expect((await confirm(await tokenTo(email))).json().code).toBe('link_withdrawn');
  });

  test('is nobody else’s to see, to send or to take back', async () => {
    const [member, stranger] = [await aMember(), await aMember({ corporation_name: 'Osu Music' })];
    const { id } = (await ask(member, aNewAddress())).json().data;
    expect(await waiting(stranger)).toEqual([]);
    expect((await stranger.inject('DELETE', `/user/email-changes/${id}`)).statusCode).toBe(404);
    expect((await stranger.inject('POST', `/user/email-changes/${id}/mails`)).statusCode).toBe(404);
    expect(await waiting(member)).toHaveLength(1);
  });
});

describe('the link to a new address', () => {
  test('works once, also followed twice at once', async () => {
    const [member, email] = [await aMember(), aNewAddress()];
    await ask(member, email);
    const token = await tokenTo(email);
    const answers = await Promise.all([confirm(token), confirm(token)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 410]);
    expect((await confirm(token)).json().code).toBe('link_used');
  });

  test('works for a day', async () => {
    const [member, email] = [await aMember(), aNewAddress()];
    await ask(member, email);
    api.clock.advance(25 * HOUR);
    const answer = await confirm(await tokenTo(email));
    expect([answer.statusCode, answer.json().code]).toEqual([410, 'link_expired']);
  });

  test('is unknown where it is none of ours, or one for a password', async () => {
    const member = await aMember();
    await api.inject('POST', '/password-resets', { payload: { email: member.email }, remoteAddress: anAddress() });
    for (const token of ['x'.repeat(43), await lastToken(api, member.email, '/account/password/reset/')])
      expect([(await confirm(token)).statusCode, (await confirm(token)).json().code]).toEqual([404, 'link_unknown']);
  });
});

test('a link to a new password that went to the address before opens nothing once the address changed', async () => {
  const [member, email] = [await aMember(), aNewAddress()];
  await api.inject('POST', '/password-resets', { payload: { email: member.email }, remoteAddress: anAddress() });
  await ask(member, email);
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
