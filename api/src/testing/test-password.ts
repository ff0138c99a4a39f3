import { createPasswordHasher } from '../members/account/password-hasher.ts';
import { accountLimits } from '../members/session/sign-in-limits.ts';
import { recordAttempts } from '../platform/limits/attempts.ts';
import type { TestApi, TestMember } from './test-api.ts';

const hasher = createPasswordHasher();
/** By password: hashing is slow on purpose. */
const hashes = new Map<string, Promise<string>>();

/** A password that is acceptable for every test member. */
export const PASSWORD = 'a few words about rain';

/** Gives a member of `signUp` a known password. */
export async function setPassword(api: TestApi, member: TestMember, password = PASSWORD): Promise<void> {
  const hashed = hashes.get(password) ?? hasher.hash(password);
  hashes.set(password, hashed);
  const password_hash = await hashed;
  await api.db.updateTable('account').set({ password_hash }).where('id', '=', member.accountId).execute();
}

/** Counts wrong passwords from these addresses as the API does, without the time of hashing. */
export async function countWrongPasswords(api: TestApi, email: string, addresses: readonly string[]): Promise<void> {
  for (const address of addresses)
    await recordAttempts(api.db, accountLimits({ email, address, device: null }), api.clock.now());
}

/** Whether an address and a password can sign in. */
export async function canSignIn(
  api: TestApi,
  payload: { readonly email: string; readonly password: string },
  remoteAddress: string,
) {
  const answer = await api.inject('POST', '/session', { payload, remoteAddress });
  return answer.statusCode === 201;
}
