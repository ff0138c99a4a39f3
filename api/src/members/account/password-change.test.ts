// cspell:ignore passwordpassword stairwaytoheaven
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { anAddress } from '../../testing/join.ts';
import { createTestApi, type TestApi, type TestMember } from '../../testing/test-api.ts';
import { auditTrail } from '../../testing/test-audit.ts';
import { lastToken, mailsTo } from '../../testing/test-mail.ts';
import { canSignIn, PASSWORD, setPassword } from '../../testing/test-password.ts';

const NEW_PASSWORD = 'the harbour sleeps at noon';

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

interface Change {
  readonly current_password?: string;
  readonly password?: string;
  readonly remoteAddress?: string;
}
const change = (
  who: TestMember,
  { current_password = PASSWORD, password = NEW_PASSWORD, remoteAddress = anAddress() }: Change = {},
) => who.inject('PUT', '/user/password', { payload: { current_password, password }, remoteAddress });
const status = async (who: TestMember) => (await who.inject('GET', '/user/profile')).statusCode;

describe('changing the password', () => {
  test('ends every other session, keeps this one, and writes to the owner', async () => {
    const member = await aMember();
    const [second, other] = [await api.signIn(member), await aMember()];
    for (const who of [member, second, other]) expect(await status(who)).toBe(200);
    expect((await change(member)).statusCode).toBe(204);
    expect([await status(member), await status(second), await status(other)]).toEqual([200, 401, 200]);
    expect(await canSignIn(api, { email: member.email, password: NEW_PASSWORD }, anAddress())).toBe(true);
    expect(await canSignIn(api, { email: member.email, password: PASSWORD }, anAddress())).toBe(false);
    const [mail, ...others] = await mailsTo(api, member.email);
    expect([mail?.subject, others]).toEqual(['Your password was changed', []]);
    expect(mail?.body).toContain('Then write to us at members@counterpoint.example or call +44 20 7946 0142.\n');
  });

  test('rejects a wrong current password as a field error and ends nothing', async () => {
    const member = await aMember();
    const second = await api.signIn(member);
    const answer = await change(member, { current_password: 'not the password' });
    expect([answer.statusCode, answer.json().details]).toEqual([
      422,
      [{ path: 'current_password', message: 'This isn’t your password.' }],
    ]);
    expect(await status(second)).toBe(200);
    expect(await mailsTo(api, member.email)).toEqual([]);
  });

  test('limits wrong passwords to ten per network', async () => {
    const member = await aMember();
    const from = anAddress();
    for (let attempt = 0; attempt < 10; attempt += 1)
      expect((await change(member, { current_password: 'not the password', remoteAddress: from })).statusCode).toBe(
        422,
      );
    expect((await change(member, { remoteAddress: from })).statusCode).toBe(429);
    expect((await change(member)).statusCode).toBe(204);
  });

  test('limits wrong passwords in a session over all networks, since its cookies may be stolen', async () => {
    const member = await aMember();
    for (let network = 0; network < 5; network += 1) {
      const guess = { current_password: 'not the password', remoteAddress: anAddress() };
      for (let attempt = 0; attempt < 10; attempt += 1) expect((await change(member, guess)).statusCode).toBe(422);
    }
    const limited = await change(member);
    expect([limited.statusCode, limited.json().message]).toEqual([429, expect.stringContaining('sign in again')]);
    expect((await change(await api.signIn(member))).statusCode).toBe(204);
  });

  test.each([
    ['too short', 'short'],
    ['common', 'passwordpassword'],
    ['frequent in leaks', 'stairwaytoheaven77'],
    ['the same', PASSWORD],
    ['made of the name', 'KwabenaOfori-Atta22'],
  ])('rejects a password that is %s as a field error', async (_, password) => {
    const member = await aMember({ given_name: 'Kwabena', other_names: 'Ofori-Atta' });
    const answer = await change(member, { password });
    expect([answer.statusCode, answer.json().details.map(({ path }: { path: string }) => path)]).toEqual([
      422,
      ['password'],
    ]);
  });

  test('invalidates an earlier reset link', async () => {
    const member = await aMember();
    await api.inject('POST', '/password-resets', { payload: { email: member.email }, remoteAddress: anAddress() });
    const token = await lastToken(api, member.email, '/account/password/reset/');
    await change(member);
    const answer = await api.inject('PUT', `/password-resets/${member.accountId}`, {
      payload: { token, password: 'words of a thief at night' },
      remoteAddress: anAddress(),
    });
    expect([answer.statusCode, answer.json().code]).toEqual([410, 'link_withdrawn']);
  });

  test('applies one of two concurrent changes with the same current password', async () => {
    const member = await aMember();
    const second = await api.signIn(member);
    const answers = await Promise.all([
      change(member, { password: 'words of the first one' }),
      change(second, { password: 'words of the second one' }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 401]);
  });

  test('writes to the audit trail without either password', async () => {
    const member = await aMember();
    await change(member);
    const trail = await auditTrail(api, member.accountId);
    expect(trail).toMatchObject([{ action: 'password.change', account_id: member.accountId }]);
    const written = [...trail, ...api.logged].map((line) => JSON.stringify(line));
    for (const secret of [PASSWORD, NEW_PASSWORD]) expect(written.filter((line) => line.includes(secret))).toEqual([]);
  });
});
