import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Secret } from 'otpauth';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { mailsTo } from '../../testing/test-mail.ts';
import { addApp, addPasskey, aSignedInMember, createBrowser } from './testing/browser.ts';
import { createSoftwareAuthenticator } from './testing/software-authenticator.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const subjects = async (email: string) => (await mailsTo(api, email)).map(({ subject }) => subject);

describe('a passkey', () => {
  test('signs in by itself, without an address or a password', async () => {
    const { browser, member } = await aSignedInMember(api);
    const { passkey, answer, codes } = await addPasskey(browser);
    expect([answer.statusCode, codes.length]).toEqual([201, 10]);
    const other = createBrowser(api);
    const options = await other.options('/session/passkey-options', { purpose: 'sign_in' });
    expect(options).toMatchObject({ rpId: 'localhost', userVerification: 'required', allowCredentials: [] });
    const signedIn = await other.send('POST', '/session/passkey', { credential: passkey.sign(options) });
    expect([signedIn.statusCode, signedIn.json().data.language]).toEqual([201, 'en']);
    expect((await other.send('GET', '/user/profile')).json().data.email).toBe(member.email);
    const { passkeys } = (await other.send('GET', '/user/second-factors')).json().data;
    expect(passkeys).toEqual([expect.objectContaining({ name: 'Laptop', last_used_at: expect.any(String) })]);
  });

  test('is the second step after the password, and no session opens before it', async () => {
    const { browser, member } = await aSignedInMember(api);
    const { passkey } = await addPasskey(browser);
    const other = createBrowser(api);
    const first = await other.signIn(member.email);
    expect([first.statusCode, first.json().data]).toEqual([202, { proofs: ['passkey', 'recovery_code'] }]);
    expect(other.cookies.has('session-binding')).toBe(false);
    const options = await other.options('/session/passkey-options', { purpose: 'second_factor' });
    expect(options.allowCredentials).toEqual([{ id: passkey.id, type: 'public-key', transports: ['internal'] }]);
    const credential = passkey.sign(options, { isVerified: false });
    expect((await other.send('POST', '/session/passkey', { credential })).statusCode).toBe(201);
  });

  test('can’t be used without its key or a check of the holder, from another site or browser, late, or twice', async () => {
    const { browser } = await aSignedInMember(api);
    const { passkey } = await addPasskey(browser);
    const visitor = createBrowser(api);
    const ask = () => visitor.options('/session/passkey-options', { purpose: 'sign_in' });
    const answer = async (credential: object, from = visitor) => {
      const { statusCode, body } = await from.send('POST', '/session/passkey', { credential });
      return [statusCode, JSON.parse(body).code];
    };
    expect(await answer(passkey.sign(await ask(), { origin: 'https://portal.example' }))).toEqual([
      422,
      'passkey_refused',
    ]);
    expect(await answer(passkey.sign(await ask(), { isVerified: false }))).toEqual([422, 'passkey_refused']);
    expect(await answer(passkey.sign(await ask()), createBrowser(api))).toEqual([401, 'sign_in_expired']);
    expect(await answer(createSoftwareAuthenticator().sign(await ask()))).toEqual([422, 'passkey_unknown']);
    const forged = { ...createSoftwareAuthenticator().sign(await ask()), id: passkey.id, rawId: passkey.id };
    expect(await answer(forged)).toEqual([422, 'passkey_refused']);
    const late = passkey.sign(await ask());
    api.clock.advance(6 * 60_000);
    expect(await answer(late)).toEqual([410, 'challenge_expired']);
    const once = passkey.sign(await ask());
    expect(await answer(once)).toEqual([201, undefined]);
    expect((await answer(once))[0]).not.toBe(201);
  });

  test('of another account is no second step, and proves nothing', async () => {
    const [ama, kofi] = [await aSignedInMember(api), await aSignedInMember(api)];
    await addPasskey(ama.browser);
    const { passkey } = await addPasskey(kofi.browser);
    const visitor = createBrowser(api);
    await visitor.signIn(ama.member.email);
    const options = await visitor.options('/session/passkey-options', { purpose: 'second_factor' });
    const answer = await visitor.send('POST', '/session/passkey', { credential: passkey.sign(options) });
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'passkey_unknown']);
    const credential = passkey.sign(await ama.browser.options('/user/proof/passkey-options'));
    const proof = await ama.browser.send('POST', '/user/proof', { by: 'passkey', credential });
    expect([proof.statusCode, proof.json().code]).toEqual([422, 'passkey_unknown']);
  });

  test('opens no session for an account that acts for no member any more', async () => {
    const { browser, member } = await aSignedInMember(api);
    const { passkey } = await addPasskey(browser);
    await api.db.deleteFrom('membership').where('account_id', '=', member.accountId).execute();
    const visitor = createBrowser(api);
    const options = await visitor.options('/session/passkey-options', { purpose: 'sign_in' });
    const answer = await visitor.send('POST', '/session/passkey', { credential: passkey.sign(options) });
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'no_member']);
  });

  test('can be renamed and removed; each change but a new name is mailed', async () => {
    const { browser, member } = await aSignedInMember(api);
    await addPasskey(browser);
    const [{ id }] = (await browser.send('GET', '/user/second-factors')).json().data.passkeys;
    await browser.send('PUT', `/user/passkeys/${id}`, { name: ' Red  phone ' });
    expect((await browser.send('GET', '/user/second-factors')).json().data.passkeys[0].name).toBe('Red phone');
    expect((await browser.send('DELETE', `/user/passkeys/${id}`)).statusCode).toBe(204);
    expect((await browser.send('GET', '/user/second-factors')).json().data).toEqual({
      passkeys: [],
      authenticator_app: null,
      recovery_codes_left: 0,
      is_required: false,
    });
    const mails = await mailsTo(api, member.email);
    expect(mails.map(({ body }) => /The passkey “.+” was \w+/.exec(body)?.[0])).toEqual([
      'The passkey “Laptop” was added',
      'The passkey “Red phone” was removed',
    ]);
    expect((await createBrowser(api).signIn(member.email)).statusCode).toBe(201);
  });
});

describe('an authenticator app', () => {
  test('gives codes that work once, for a minute', async () => {
    const { browser, member } = await aSignedInMember(api);
    const { codeNow, codes } = await addApp(api, browser);
    expect(codes).toHaveLength(10);
    const signIn = async (code: string) => {
      const visitor = createBrowser(api);
      await visitor.signIn(member.email);
      return (await visitor.signInWithCode(code)).statusCode;
    };
    // The code that confirmed the app is used up.
    expect(await signIn(codeNow())).toBe(422);
    api.clock.advance(30_000);
    const code = codeNow();
    expect([await signIn(code), await signIn(code)]).toEqual([201, 422]);
    api.clock.advance(30_000);
    const late = codeNow();
    api.clock.advance(70_000);
    expect(await signIn(late)).toBe(422);
  });

  test('counts once a code has come back, and can be turned off', async () => {
    const { browser, member } = await aSignedInMember(api);
    await browser.send('POST', '/user/authenticator-app');
    const wrong = await browser.send('PUT', '/user/authenticator-app', { code: '000 000' });
    // The setup may have been opened again in another tab.
    const message = expect.stringContaining('scan the new QR code');
    expect(wrong.json()).toMatchObject({ code: 'wrong_code', message });
    expect((await createBrowser(api).signIn(member.email)).statusCode).toBe(201);
    await addApp(api, browser);
    expect((await browser.send('POST', '/user/authenticator-app')).json().code).toBe('app_exists');
    expect((await createBrowser(api).signIn(member.email)).statusCode).toBe(202);
    expect((await browser.send('DELETE', '/user/authenticator-app')).statusCode).toBe(204);
    expect((await createBrowser(api).signIn(member.email)).statusCode).toBe(201);
  });

  test('can’t be confirmed by guessing, which would give recovery codes', async () => {
    const { browser } = await aSignedInMember(api);
    await browser.send('POST', '/user/authenticator-app');
    const guess = async (code: string) => (await browser.send('PUT', '/user/authenticator-app', { code })).statusCode;
    for (const digit of Array(10).keys()) expect(await guess(`00000${digit}`)).toBe(422);
    expect(await guess('000010')).toBe(429);
  });

  test('is stored encrypted', async () => {
    const { browser, member } = await aSignedInMember(api);
    const { secret } = await browser.options('/user/authenticator-app');
    const app = await api.db
      .selectFrom('authenticator_app')
      .select('encrypted_secret')
      .where('account_id', '=', member.accountId)
      .executeTakeFirstOrThrow();
    expect(app.encrypted_secret.includes(Secret.fromBase32(secret).bytes)).toBe(false);
  });

  test('can’t be guessed: after ten wrong codes, the right one is refused from any network', async () => {
    const { browser, member } = await aSignedInMember(api);
    const { codeNow, codes } = await addApp(api, browser);
    for (let guess = 0; guess < 10; guess += 1) {
      const guesser = createBrowser(api);
      await guesser.signIn(member.email);
      await guesser.signInWithCode(String(100_000 + guess));
    }
    api.clock.advance(30_000);
    const owner = createBrowser(api);
    await owner.signIn(member.email);
    expect((await owner.signInWithCode(codeNow())).statusCode).toBe(429);
    // The owner isn't locked out.
    expect((await owner.signInWithCode(codes[0] ?? '')).statusCode).toBe(201);
  });

  test('that replaces another one works, however often codes of that one were guessed', async () => {
    const { browser, member } = await aSignedInMember(api);
    await addApp(api, browser);
    const guesser = createBrowser(api);
    await guesser.signIn(member.email);
    for (let wrong = 0; wrong < 10; wrong += 1) await guesser.signInWithCode('000000');
    await browser.send('DELETE', '/user/authenticator-app');
    const { codeNow } = await addApp(api, browser);
    api.clock.advance(30_000);
    const other = createBrowser(api);
    await other.signIn(member.email);
    expect((await other.signInWithCode(codeNow())).statusCode).toBe(201);
  });
});

describe('recovery codes', () => {
  test('work once each, however typed; a mail says how many are left', async () => {
    const { browser, member } = await aSignedInMember(api);
    const { codes } = await addPasskey(browser);
    const typed = codes[3]?.toLowerCase().replaceAll('-', ' ') ?? '';
    const visitor = createBrowser(api);
    await visitor.signIn(member.email);
    expect((await visitor.signInWithCode(typed)).statusCode).toBe(201);
    expect((await visitor.send('GET', '/user/second-factors')).json().data.recovery_codes_left).toBe(9);
    expect(await subjects(member.email)).toContain('A recovery code was used');
    const again = createBrowser(api);
    await again.signIn(member.email);
    expect((await again.signInWithCode(typed)).statusCode).toBe(422);
  });

  test('are replaced as a whole', async () => {
    const { browser, member } = await aSignedInMember(api);
    const { codes } = await addPasskey(browser);
    const guesser = createBrowser(api);
    await guesser.signIn(member.email);
    for (let wrong = 0; wrong < 9; wrong += 1) await guesser.signInWithCode('0000-0000-0000');
    const fresh = (await browser.send('POST', '/user/recovery-codes')).json().data.recovery_codes;
    const visitor = createBrowser(api);
    await visitor.signIn(member.email);
    expect((await visitor.signInWithCode(codes[0] ?? '')).statusCode).toBe(422);
    expect((await visitor.signInWithCode(fresh[0])).statusCode).toBe(201);
  });
});

test('a new password ends sign-ins that wait for the second step', async () => {
  const { browser, member } = await aSignedInMember(api);
  const { codes } = await addPasskey(browser);
  const thief = createBrowser(api);
  await thief.signIn(member.email);
  const change = { current_password: 'a few words about rain', password: 'quite another lot of words' };
  expect((await browser.send('PUT', '/user/password', change)).statusCode).toBe(204);
  const answer = await thief.signInWithCode(codes[0] ?? '');
  expect([answer.statusCode, answer.json().code]).toEqual([401, 'sign_in_expired']);
});
