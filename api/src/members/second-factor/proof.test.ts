import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { newId } from '../../platform/db/new-id.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { mailsTo } from '../../testing/test-mail.ts';
import { PASSWORD } from '../../testing/test-password.ts';
import { society } from '../../testing/test-society.ts';
import { addApp, addPasskey, aSignedInMember, type Browser, createBrowser } from './testing/browser.ts';

const MINUTE = 60_000;

let api: TestApi;
/** On the same database, of a society that requires a second factor. */
let strict: TestApi;
beforeAll(async () => {
  const database = createTestDatabase();
  api = await createTestApi({}, undefined, database);
  strict = await createTestApi({ REQUIRE_SECOND_FACTOR_FOR: 'owner, contributor' }, undefined, database);
});
afterAll(async () => {
  await strict.close();
  await api.close();
});

const accept = (browser: Browser) => browser.send('POST', `/oppositions/${newId()}/proposals/${newId()}/acceptance`);
const answer = (browser: Browser, given: string) =>
  browser.send('POST', '/oppositions/answers', {
    answer: given,
    statement: 'No.',
    items: [{ id: newId(), version: 1 }],
  });
const prove = (browser: Browser, proof: object) => browser.send('POST', '/user/proof', proof);
const codeOf = async (sent: ReturnType<Browser['send']>) => (await sent).json().code;
const statusOf = async (sent: ReturnType<Browser['send']>) => (await sent).statusCode;

describe('a sensitive act', () => {
  test('is open for ten minutes after signing in, and then after a proof', async () => {
    const { browser } = await aSignedInMember(api);
    api.clock.advance(9 * MINUTE);
    expect(await codeOf(accept(browser))).not.toBe('proof_needed');
    api.clock.advance(2 * MINUTE);
    const refused = await accept(browser);
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'proof_needed']);
    expect((await browser.send('GET', '/user/proof')).json().data).toEqual({ proofs: ['password'] });
    expect(await statusOf(prove(browser, { by: 'password', password: 'not my password' }))).toBe(422);
    expect(await codeOf(accept(browser))).toBe('proof_needed');
    expect(await statusOf(prove(browser, { by: 'password', password: PASSWORD }))).toBe(204);
    expect(await codeOf(accept(browser))).not.toBe('proof_needed');
  });

  test('is an answer that gives shares away, and no other', async () => {
    const { browser } = await aSignedInMember(api);
    api.clock.advance(11 * MINUTE);
    expect(await codeOf(answer(browser, 'update'))).toBe('proof_needed');
    expect(await codeOf(answer(browser, 'revoke'))).toBe('proof_needed');
    expect(await statusOf(answer(browser, 'maintain'))).toBe(200);
  });

  test('is the proposal of a split, which its proposer accepts by proposing it', async () => {
    const { browser } = await aSignedInMember(api);
    const propose = () => browser.send('POST', `/oppositions/${newId()}/proposals`, { lines: [], note: '' });
    expect(await codeOf(propose())).not.toBe('proof_needed');
    api.clock.advance(11 * MINUTE);
    expect(await codeOf(propose())).toBe('proof_needed');
  });

  test('is the release of rights in a recording, in its claims and in the list of overlaps', async () => {
    const { browser } = await aSignedInMember(api);
    api.clock.advance(11 * MINUTE);
    const overlaps = (given: string) => {
      const items = [{ opposition_id: newId(), version: 1 }];
      return browser.send('POST', '/double-claims/answers', {
        answer: given,
        statement: 'Ours.',
        reference: 'Contract 12',
        items,
      });
    };
    expect(await codeOf(overlaps('revoke'))).toBe('proof_needed');
    expect(await statusOf(overlaps('maintain'))).toBe(200);
    expect(await codeOf(browser.send('DELETE', `/recordings/${newId()}/rights-claims`))).toBe('proof_needed');
    const withdrawal = browser.send('POST', `/oppositions/${newId()}/withdrawal`, { reason: '' });
    expect(await codeOf(withdrawal)).toBe('proof_needed');
  });

  test('needs the second factor of an account that has one', async () => {
    const { browser } = await aSignedInMember(api);
    const { passkey } = await addPasskey(browser);
    const { codeNow, codes } = await addApp(api, browser);
    expect(codes).toBeNull();
    api.clock.advance(11 * MINUTE);
    expect(await codeOf(prove(browser, { by: 'password', password: PASSWORD }))).toBe('second_factor_needed');
    expect((await browser.send('GET', '/user/proof')).json().data.proofs).toEqual([
      'passkey',
      'authenticator_app',
      'recovery_code',
    ]);
    const credential = passkey.sign(await browser.options('/user/proof/passkey-options'));
    expect(await statusOf(prove(browser, { by: 'passkey', credential }))).toBe(204);
    expect(await codeOf(accept(browser))).not.toBe('proof_needed');
    api.clock.advance(11 * MINUTE);
    expect(await statusOf(prove(browser, { by: 'code', code: codeNow() }))).toBe(204);
    expect(await codeOf(accept(browser))).not.toBe('proof_needed');
  });

  test('that brings the password needs no other proof, except a second factor', async () => {
    const { browser } = await aSignedInMember(api);
    const change = { current_password: 'not my password', password: 'quite another lot of words' };
    api.clock.advance(11 * MINUTE);
    expect(await codeOf(browser.send('PUT', '/user/password', change))).toBe('validation_failed');
    await prove(browser, { by: 'password', password: PASSWORD });
    await addPasskey(browser);
    api.clock.advance(11 * MINUTE);
    expect(await codeOf(browser.send('PUT', '/user/password', change))).toBe('proof_needed');
    expect(await codeOf(browser.send('POST', '/user/email-changes', { email: 'a@example.org', password: '-' }))).toBe(
      'proof_needed',
    );
    expect(await codeOf(browser.send('DELETE', '/user/authenticator-app'))).toBe('proof_needed');
  });
});

describe('a role that needs a second factor', () => {
  test('is let in only to set one up', async () => {
    const { browser } = await aSignedInMember(strict);
    expect(await codeOf(browser.send('GET', '/dashboard'))).toBe('second_factor_required');
    expect(await statusOf(browser.send('GET', '/user/profile'))).toBe(200);
    expect((await browser.send('GET', '/user/second-factors')).json().data.is_required).toBe(true);
    await addApp(strict, browser);
    expect(await statusOf(browser.send('GET', '/dashboard'))).toBe(200);
    expect(await codeOf(browser.send('DELETE', '/user/authenticator-app'))).toBe('last_factor');
  });

  test('is one of those that the society named', async () => {
    const reader = await strict.signUp({ role: 'reader' });
    expect((await reader.inject('GET', '/dashboard')).statusCode).toBe(200);
  });
});

test('staff remove the factors of a member who lost them, which is mailed and audited', async () => {
  const { browser, member } = await aSignedInMember(api);
  await addPasskey(browser);
  const { data } = await society(api, 'members', 'reset-factors', member.email);
  expect(data.reset).toEqual([expect.objectContaining({ passkeys: 1, has_app: false })]);
  expect(await statusOf(createBrowser(api).signIn(member.email))).toBe(201);
  const mails = await mailsTo(api, member.email);
  expect(mails.map(({ subject }) => subject)).toContain('Your second factors were removed');
  const { action, staff } = await api.db
    .selectFrom('audit_event')
    .select(['action', 'staff'])
    .where('subject_id', '=', member.accountId)
    .where('staff', 'is not', null)
    .executeTakeFirstOrThrow();
  expect([action, staff]).toEqual(['society.members.reset-factors', 'Esi Kyei']);
});

test('staff remove the factors of a person, never of all who act for a member', async () => {
  const { browser, member } = await aSignedInMember(api);
  await addPasskey(browser);
  const { problem } = await society(api, 'members', 'reset-factors', member.memberId);
  expect(problem?.message).toContain('email address');
  expect(await statusOf(createBrowser(api).signIn(member.email))).toBe(202);
});

test('a sign-in from a new device is mailed, except the first of all', async () => {
  const { browser, member } = await aSignedInMember(api);
  const subjects = async () => (await mailsTo(api, member.email)).map(({ subject }) => subject);
  await browser.signIn(member.email);
  expect(await subjects()).toEqual([]);
  await createBrowser(api).signIn(member.email);
  expect(await subjects()).toEqual(['New sign-in to your account']);
  const [mail] = await mailsTo(api, member.email);
  expect(mail?.body).toMatch(/Chrome on Linux, on .*\d{2}:\d{2} UTC/);
  expect(mail?.body).toContain('/password-change');
});
