import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import type { TestApi } from '../../testing/test-api.ts';

const argon2 = await import('@node-rs/argon2');
/** What each look at a password cost: the head of its hash. */
const costs: string[] = [];
let hashedPasswords = 0;
jest.unstable_mockModule('@node-rs/argon2', () => ({
  ...argon2,
  verify(hashed: string, password: string) {
    costs.push(hashed.split('$').slice(0, 4).join('$'));
    return argon2.verify(hashed, password);
  },
  hash(password: string, options?: Parameters<typeof argon2.hash>[1]) {
    hashedPasswords += 1;
    return argon2.hash(password, options);
  },
}));
// Loaded once the hasher counts.
const { createTestApi } = await import('../../testing/test-api.ts');
const { aPerson, join } = await import('../../testing/join.ts');

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
  await join(api, { ...aPerson, email: 'esi@example.org' });
});
afterAll(() => api.close());

test('a wrong password and an unknown address take the same work, so that their time tells nothing', async () => {
  const costOf = async (email: string) => {
    costs.length = 0;
    const payload = { email, password: 'not the password' };
    expect((await api.inject('POST', '/session', { payload })).statusCode).toBe(401);
    return [...costs];
  };
  const known = await costOf('esi@example.org');
  expect(known).toEqual([expect.stringMatching(/^\$argon2id\$v=19\$m=19456,t=2,p=1$/)]);
  expect(await costOf('unknown@example.org')).toEqual(known);
});

test('a sign-up with a known address hashes its password as one with a new address does', async () => {
  for (const email of ['esi@example.org', 'new@example.org']) {
    hashedPasswords = 0;
    expect((await api.inject('POST', '/signups', { payload: { ...aPerson, email } })).statusCode).toBe(202);
    expect(hashedPasswords).toBe(1);
  }
});
