import type { Credentials } from '@counterpoint/domain/schemas/members';
import * as text from '../../messages/accounts.generated.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { assertNotRefused, forgetAttempts, recordAttempts } from '../../platform/limits/attempts.ts';
import { createAccountRepository, hasPasswordHash, type SignInAccount } from '../account/account-repository.ts';
import type { MemberServices } from '../member-services.ts';
import { accountsOfDevice, rememberDevice } from './known-devices.ts';
import type { OpenedSession } from './session-service.ts';
import { accountLimits, networkLimits, resetBuckets } from './sign-in-limits.ts';

export interface Caller {
  readonly address: string;
  readonly userAgent: string | null;
  readonly device: string | null;
}

type SignedIn = OpenedSession & Pick<SignInAccount, 'language'> & { readonly device: string };

/** Same response and time for a wrong address and a wrong password. */
export async function signIn(context: MemberServices, credentials: Credentials, caller: Caller): Promise<SignedIn> {
  const { db, passwords, sessions, now } = context;
  const { email } = credentials;
  const { address } = caller;
  assertNotRefused(db, networkLimits(address), now());
  const known = caller.device === null ? [] : await accountsOfDevice(db, caller.device);
  const attempt = { email, address, device: known.includes(email) ? caller.device : null };
  await recordAttempts(db, [...accountLimits(attempt), ...networkLimits(address)], now());
  const account = await createAccountRepository(db).findForSignIn(email);
  const fits = await passwords.verify(account?.passwordHash ?? null, credentials.password);
  if (!account || !fits) throw wrongCredentials();
  const opened = await inTransaction(db, async (tx) => {
    // Verifying takes a while: a password that was replaced meanwhile has ended all sessions.
    if (!(await hasPasswordHash(tx, account))) throw wrongCredentials();
    await recordAudit(tx, { action: 'session.open', actor: account, subjectId: account.accountId });
    const { accountId } = account;
    const device = await rememberDevice(tx, { accountId, device: known.length ? caller.device : null, at: now() });
    return { ...(await sessions.open(tx, { ...account, userAgent: caller.userAgent })), device };
  });
  await forgetAttempts(db, ...resetBuckets(attempt));
  return { ...opened, language: account.language };
}

function wrongCredentials(): AppError {
  return new AppError(401, 'wrong_credentials', text.wrongCredentials());
}
