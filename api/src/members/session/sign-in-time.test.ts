import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import argon2 from '@node-rs/argon2';
import { aPerson, join } from '../../testing/join.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';

const verify = jest.spyOn(argon2, 'verify');
const hash = jest.spyOn(argon2, 'hash');

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
  await join(api, { ...aPerson, email: 'esi@example.org' });
});
afterAll(async () => {
  await api.close();
  jest.restoreAllMocks();
});

test('hashes for a wrong password and an unknown address alike, so that timing reveals nothing', async () => {
  const costOf = async (email: string) => {
    verify.mockClear();
    const payload = { email, password: 'not the password' };
    expect((await api.inject('POST', '/session', { payload })).statusCode).toBe(401);
    // The start of a hash states its cost.
    return verify.mock.calls.map(([hashed]) => hashed.toString().split('$').slice(0, 4).join('$'));
  };
  const known = await costOf('esi@example.org');
  expect(known).toEqual([expect.stringMatching(/^\$argon2id\$v=19\$m=19456,t=2,p=1$/)]);
  expect(await costOf('unknown@example.org')).toEqual(known);
});

test('hashes at sign-up for known and new addresses alike', async () => {
  for (const email of ['esi@example.org', 'new@example.org']) {
    hash.mockClear();
    expect((await api.inject('POST', '/signups', { payload: { ...aPerson, email } })).statusCode).toBe(202);
    expect(hash).toHaveBeenCalledTimes(1);
  }
});
