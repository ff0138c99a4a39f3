import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { aPerson, join } from '../../testing/join.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { changeWhileLocked } from '../../testing/test-locked-change.ts';
import { countWrongPasswords, setPassword } from '../../testing/test-password.ts';
import { findSessionActor } from './session-service.ts';

const PASSWORD = 'a few words about rain';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
  for (const email of ['ama@example.org', 'kofi@example.org', 'esi@example.org'])
    await join(api, { ...aPerson, email, password: PASSWORD });
});
afterAll(() => api.close());

function signIn(email: string, password: string, remoteAddress = '127.0.0.1') {
  return api.inject('POST', '/session', { payload: { email, password }, remoteAddress });
}

async function open(email: string) {
  const answer = await signIn(email, PASSWORD);
  const [cookie = ''] = [answer.headers['set-cookie']].flat();
  return {
    token: String(answer.json().data.token),
    cookie: cookie.split(';')[0] ?? '',
    exp: Number(answer.json().data.exp),
    setCookie: cookie,
  };
}

/** An error without the parts that always differ. */
function problemOf(answer: Awaited<ReturnType<typeof signIn>>) {
  const { message, code, details } = answer.json();
  return { status: answer.statusCode, message, code, details };
}

test('an address with a character that no text may have is that of nobody', async () => {
  const unknown = await signIn('nobody@example.org', PASSWORD);
  expect(problemOf(await signIn('ama@example.org\0', PASSWORD))).toEqual(problemOf(unknown));
});

const profile = (headers: Record<string, string>) => api.inject('GET', '/user/profile', { headers });

describe('signing in', () => {
  test('returns a token with its expiry, and a cookie hidden from scripts and other sites', async () => {
    const { token, exp, setCookie, cookie } = await open('ama@example.org');
    expect(exp - Date.now() / 1000).toBeCloseTo(12 * 3600, -2);
    expect(setCookie).toMatch(/HttpOnly/);
    expect(setCookie).toMatch(/SameSite=Strict/);
    expect((await profile({ authorization: `Bearer ${token}`, cookie })).statusCode).toBe(200);
  });

  test('ignores case and surrounding spaces of the address', async () => {
    expect((await signIn('  AMA@Example.org ', PASSWORD)).statusCode).toBe(201);
  });

  test('opens no session if the password is replaced meanwhile', async () => {
    const member = await api.signUp();
    await setPassword(api, member, PASSWORD);
    const answer = await changeWhileLocked(api, member.accountId, {
      request: () => signIn(member.email, PASSWORD),
      change: (tx) =>
        tx.updateTable('account').set({ password_hash: 'another' }).where('id', '=', member.accountId).execute(),
    });
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'wrong_credentials']);
  });

  test('stores neither token nor binding nor password', async () => {
    const { token, cookie } = await open('ama@example.org');
    const rows = JSON.stringify([
      await api.db.selectFrom('session').selectAll().execute(),
      await api.db.selectFrom('account').selectAll().execute(),
    ]);
    for (const secret of [token, cookie.split('=')[1] ?? '-', PASSWORD]) expect(rows).not.toContain(secret);
  });

  test('gives the same response for a wrong password, an unknown address and half an address', async () => {
    const wrong = await signIn('ama@example.org', 'not the password');
    const unknown = await signIn('nobody@example.org', 'not the password');
    expect([wrong.statusCode, wrong.json().code]).toEqual([401, 'wrong_credentials']);
    expect(problemOf(unknown)).toEqual(problemOf(wrong));
    expect(problemOf(await signIn('ama@example', 'not the password'))).toEqual(problemOf(wrong));
  });

  test('reminds everyone alike to confirm the address first', async () => {
    const unknown = await signIn('nobody@example.org', 'not the password');
    expect(unknown.json().message).toContain('If you’ve just joined, confirm your address first');
  });

  test('limits wrong passwords to ten per address, and blocks no other network', async () => {
    for (let attempt = 0; attempt < 10; attempt += 1)
      expect((await signIn('kofi@example.org', 'not the password', '203.0.113.5')).statusCode).toBe(401);
    const refused = await signIn('kofi@example.org', PASSWORD, '203.0.113.5');
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(800);
    expect(refused.json().message).toMatch(/Try again in 15 minutes\./);
    expect((await signIn('kofi@example.org', PASSWORD, '203.0.113.6')).statusCode).toBe(201);
  });

  test('counts concurrent attempts exactly', async () => {
    const all = await Promise.all(
      Array.from({ length: 25 }, () => signIn('esi@example.org', 'not the password', '203.0.113.9')),
    );
    expect(all.filter((answer) => answer.statusCode === 401)).toHaveLength(10);
  });

  test('takes the caller’s address from a header only behind a trusted proxy', async () => {
    const behindProxy = await createTestApi({ TRUST_PROXY: '198.51.100.1' });
    const statusOf = async (from: TestApi, remoteAddress: string, forwarded: string) => {
      const payload = { email: `${remoteAddress}@example.org`, password: 'not the password' };
      const headers = { 'x-forwarded-for': forwarded };
      return (await from.inject('POST', '/session', { payload, headers, remoteAddress })).statusCode;
    };
    for (let attempt = 0; attempt < 10; attempt += 1) {
      expect(await statusOf(api, '203.0.113.20', `192.0.2.${attempt}`)).toBe(401);
      expect(await statusOf(behindProxy, '198.51.100.1', '192.0.2.1')).toBe(401);
      expect(await statusOf(behindProxy, '203.0.113.20', `192.0.2.${attempt}`)).toBe(401);
    }
    expect(await statusOf(api, '203.0.113.20', '192.0.2.99')).toBe(429);
    expect(await statusOf(behindProxy, '203.0.113.20', '192.0.2.99')).toBe(429);
    // A caller's own header value precedes what the proxy adds.
    expect(await statusOf(behindProxy, '198.51.100.1', '192.0.2.77, 192.0.2.1')).toBe(429);
    expect(await statusOf(behindProxy, '198.51.100.1', '192.0.2.2')).toBe(401);
    await behindProxy.close();
  });

  test('resets the count after the right password', async () => {
    for (let round = 0; round < 2; round += 1) {
      await countWrongPasswords(api, 'ama@example.org', Array(9).fill('203.0.113.7'));
      expect((await signIn('ama@example.org', PASSWORD, '203.0.113.7')).statusCode).toBe(201);
    }
  });
});

describe('sessions', () => {
  test('are rejected without the cookie they are bound to', async () => {
    const [one, other] = [await open('ama@example.org'), await open('ama@example.org')];
    for (const headers of [{}, { cookie: other.cookie }, { cookie: 'session-binding=x' }]) {
      const answer = await profile({ authorization: `Bearer ${one.token}`, ...headers });
      expect([answer.statusCode, answer.json().code]).toEqual([401, 'session_ended']);
    }
  });

  test('end at once when the member signs out, without affecting others', async () => {
    const [one, other] = [await open('ama@example.org'), await open('ama@example.org')];
    const headers = { authorization: `Bearer ${one.token}`, cookie: one.cookie };
    expect((await profile(headers)).statusCode).toBe(200);
    const answer = await api.inject('DELETE', '/session', { headers });
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
    expect(String(answer.headers['set-cookie'])).toMatch(/session-binding=;/);
    expect(answer.headers['clear-site-data']).toBe('"storage"');
    expect((await profile(headers)).statusCode).toBe(401);
    expect((await profile({ authorization: `Bearer ${other.token}`, cookie: other.cookie })).statusCode).toBe(200);
  });

  test('end at once in every process', async () => {
    const { token, headers } = await api.signUp();
    const elsewhere = { db: api.db, env: api.env, now: api.clock.now };
    const find = () => findSessionActor(elsewhere, token, headers.cookie.split('=')[1] ?? '');
    expect(await find()).not.toBeNull();
    await api.inject('DELETE', '/session', { headers });
    expect(await find()).toBeNull();
  });

  test.each(['', 'Bearer', 'Bearer x', 'Basic YTpi', `Bearer ${'a'.repeat(43)}`, "Bearer ' or 1=1 --aaaaaaaaaaaaaa"])(
    'aren’t opened by %j',
    async (authorization) => {
      expect((await profile({ authorization, cookie: 'session-binding=x' })).statusCode).toBe(401);
    },
  );
});

describe('expiry', () => {
  test('ends unused sessions, and finally every session', async () => {
    const later = await createTestApi({ SESSION_HOURS: '3', SESSION_IDLE_MINUTES: '60' });
    const ama = await later.signUp();
    const status = async () => (await ama.inject('GET', '/user/profile')).statusCode;
    for (let used = 0; used < 3; used += 1) {
      later.clock.advance(50 * 60_000);
      expect(await status()).toBe(200);
    }
    later.clock.advance(50 * 60_000);
    expect(await status()).toBe(401);
    const kofi = await later.signUp();
    later.clock.advance(61 * 60_000);
    expect((await kofi.inject('GET', '/user/profile')).statusCode).toBe(401);
    await later.close();
  });
});

test('keeps a used session open, however short the idle time', async () => {
  const strict = await createTestApi({ SESSION_IDLE_MINUTES: '1' });
  const ama = await strict.signUp();
  for (let used = 0; used < 6; used += 1) {
    strict.clock.advance(25_000);
    expect((await ama.inject('GET', '/user/profile')).statusCode).toBe(200);
  }
  await strict.close();
});

test('binds the cookie to its host over TLS', async () => {
  const secure = await createTestApi({ PUBLIC_URL: 'https://portal.example' });
  await join(secure, { ...aPerson, email: 'a@example.org', password: PASSWORD });
  const answer = await secure.inject('POST', '/session', { payload: { email: 'a@example.org', password: PASSWORD } });
  expect(String(answer.headers['set-cookie'])).toMatch(
    /^__Host-session-binding=.*; Path=\/; HttpOnly; Secure; SameSite=Strict/,
  );
  expect(String(answer.headers['set-cookie'])).toMatch(
    /__Host-member-bucket=\d{1,2}; .*HttpOnly; Secure; SameSite=Lax/,
  );
  expect(answer.headers['strict-transport-security']).toContain('max-age');
  await secure.close();
});
