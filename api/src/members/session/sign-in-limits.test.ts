import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { recordAttempts } from '../../platform/limits/attempts.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { countWrongPasswords, PASSWORD, setPassword } from '../../testing/test-password.ts';
import { networkLimits, rightPasswordLimit } from './sign-in-limits.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

function deviceCookie(answer: Awaited<ReturnType<TestApi['inject']>>): string {
  const cookies = [answer.headers['set-cookie']].flat();
  return cookies.find((cookie) => cookie?.startsWith('known-device='))?.split(';')[0] ?? '';
}

test('limits wrong passwords from all networks, but not on a device that has signed in before', async () => {
  const member = await api.signUp();
  await setPassword(api, member, PASSWORD);
  const from = (address: string, password = PASSWORD, cookie = '') =>
    api.inject('POST', '/session', {
      payload: { email: member.email, password },
      remoteAddress: address,
      headers: { cookie },
    });
  const device = deviceCookie(await from('192.0.2.1'));
  const networks = Array.from({ length: 19 }, (_, network) => `198.51.100.${network}`);
  await countWrongPasswords(api, member.email, networks);
  expect((await from('198.51.100.19', 'not the password')).statusCode).toBe(401);
  const refused = await from('192.0.2.2');
  expect([refused.statusCode, refused.json().message]).toEqual([
    429,
    expect.stringMatching(/Reset your password .* Try again in 60 minutes/),
  ]);
  expect((await from('192.0.2.2', PASSWORD, 'known-device=x')).statusCode).toBe(429);
  expect((await from('192.0.2.2', PASSWORD, device)).statusCode).toBe(201);
  expect((await from('192.0.2.2')).statusCode).toBe(201);
});

test('limits wrong passwords on a known device, too', async () => {
  const member = await api.signUp();
  await setPassword(api, member, PASSWORD);
  const payload = { email: member.email, password: PASSWORD };
  const cookie = deviceCookie(await api.inject('POST', '/session', { payload }));
  const guess = (remoteAddress: string) =>
    api.inject('POST', '/session', {
      payload: { ...payload, password: 'wrong' },
      headers: { cookie },
      remoteAddress,
    });
  for (let network = 1; network <= 10; network += 1)
    expect((await guess(`198.51.100.${network}`)).statusCode).toBe(401);
  expect((await guess('198.51.100.11')).statusCode).toBe(429);
});

test('allows 100 wrong passwords in a row, until the password is reset', async () => {
  const patient = await createTestApi();
  const email = 'kojo@example.org';
  const guess = async (network: number) => {
    const from = { payload: { email, password: 'wrong' }, remoteAddress: `198.51.100.${network}` };
    return (await patient.inject('POST', '/session', from)).statusCode;
  };
  for (let network = 0; network < 99; network += 1) {
    if (network % 20 === 0) patient.clock.advance(3_600_000);
    await countWrongPasswords(patient, email, [`198.51.100.${network}`]);
  }
  expect(await guess(99)).toBe(401);
  patient.clock.advance(24 * 3_600_000);
  expect(await guess(100)).toBe(429);
  await patient.close();
});

test('refuses callers from memory for a moment', async () => {
  const flooded = await createTestApi();
  const guess = async () => {
    const payload = { email: 'kojo@example.org', password: 'wrong' };
    return (await flooded.inject('POST', '/session', { payload })).statusCode;
  };
  for (let attempt = 0; attempt < 11; attempt += 1) await guess();
  await flooded.db.deleteFrom('attempt').execute();
  expect(await guess()).toBe(429);
  flooded.clock.advance(5_000);
  expect(await guess()).toBe(401);
  await flooded.close();
});

test('counts only wrong passwords for a network, and a right one resets none of them', async () => {
  const member = await api.signUp();
  await setPassword(api, member, PASSWORD);
  const remoteAddress = '203.0.113.1';
  const signIn = async (password: string) => {
    const payload = { email: member.email, password };
    return (await api.inject('POST', '/session', { payload, remoteAddress })).statusCode;
  };
  for (let wrong = 0; wrong < 199; wrong += 1)
    await recordAttempts(api.db, networkLimits(remoteAddress), api.clock.now());
  expect([await signIn(PASSWORD), await signIn(PASSWORD)]).toEqual([201, 201]);
  expect([await signIn('wrong'), await signIn('wrong')]).toEqual([401, 429]);
});

test('limits how often one account signs in, because right passwords count for no network', async () => {
  const member = await api.signUp();
  await setPassword(api, member, PASSWORD);
  const limit = rightPasswordLimit(member.email);
  for (let right = 0; right < 199; right += 1) await recordAttempts(api.db, [limit], api.clock.now());
  const payload = { email: member.email, password: PASSWORD };
  const signIn = async (remoteAddress: string) =>
    (await api.inject('POST', '/session', { payload, remoteAddress })).statusCode;
  expect([await signIn('203.0.113.2'), await signIn('203.0.113.3')]).toEqual([201, 429]);
});
