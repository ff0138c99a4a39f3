import * as text from '../../messages/accounts.generated.ts';
import { type Actor, sessionEnded } from '../../platform/http/actor.ts';
import { wrongFields } from '../../platform/http/app-error.ts';
import { forgetAttempts, type Limit, recordAttempt } from '../../platform/limits/attempts.ts';
import { networkOf } from '../../platform/limits/network-of.ts';
import type { MemberServices } from '../member-services.ts';
import { readSession } from '../session/session-repository.ts';
import { findPasswordAccount, type PasswordAccount } from './account-repository.ts';

interface PasswordCheck {
  readonly actor: Actor;
  readonly password: string;
  readonly field: string;
  readonly address: string;
}

/** Limited like signing in. A wrong password is a field error. */
export async function verifyOwnPassword(
  { db, now, passwords }: MemberServices,
  { actor, password, field, address }: PasswordCheck,
): Promise<PasswordAccount> {
  const limit: Limit = {
    bucket: ['present-password', actor.accountId, networkOf(address)],
    max: 10,
    seconds: 15 * 60,
  };
  await recordAttempt(db, limit, now());
  const account = await findPasswordAccount(db, { id: actor.accountId });
  if (!account) throw sessionEnded();
  if (!(await passwords.verify(account.passwordHash, password))) {
    // A change of the password in another session ends this one.
    if (!(await readSession(db, actor.sessionId))) throw sessionEnded();
    throw wrongFields([{ path: field, message: text.wrongPassword() }]);
  }
  await forgetAttempts(db, limit.bucket);
  return account;
}
