import * as text from '../../messages/accounts.generated.ts';
import { type Actor, sessionEnded } from '../../platform/http/actor.ts';
import { wrongFields } from '../../platform/http/app-error.ts';
import { forgetAttempts, type Limit, recordAttempts } from '../../platform/limits/attempts.ts';
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

const QUARTER_HOUR = 15 * 60;
const MONTH = 30 * 86_400;

/**
 * Limited by network, and by session: its cookies may be stolen, and the owner has others. A wrong password is a field
 * error.
 */
export async function verifyOwnPassword(
  { db, now, passwords }: MemberServices,
  { actor, password, field, address }: PasswordCheck,
): Promise<PasswordAccount> {
  const { accountId, sessionId } = actor;
  const limits: Limit[] = [
    { bucket: ['present-password', accountId, networkOf(address)], max: 10, seconds: QUARTER_HOUR },
    { bucket: ['present-password-session', sessionId], max: 50, seconds: MONTH, message: text.signInToGoOn },
  ];
  await recordAttempts(db, limits, now());
  const account = await findPasswordAccount(db, { id: accountId });
  if (!account) throw sessionEnded();
  if (!(await passwords.verify(account.passwordHash, password))) {
    // A change of the password in another session ends this one.
    if (!(await readSession(db, sessionId))) throw sessionEnded();
    throw wrongFields([{ path: field, message: text.wrongPassword() }]);
  }
  await forgetAttempts(db, ...limits.map(({ bucket }) => bucket));
  return account;
}
