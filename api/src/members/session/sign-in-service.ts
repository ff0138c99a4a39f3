import type { Credentials } from '@counterpoint/domain/schemas/members';
import * as text from '../../messages/accounts.generated.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { forgetAttempts, type Limit, recordAttempt } from '../../platform/limits/attempts.ts';
import { networkOf } from '../../platform/limits/network-of.ts';
import { createAccountRepository, hasPasswordHash, type SignInAccount } from '../account/account-repository.ts';
import type { MemberServices } from '../member-services.ts';
import type { OpenedSession } from './session-service.ts';

export interface Caller {
  readonly address: string;
  readonly userAgent: string | null;
}

const WINDOW_SECONDS = 15 * 60;

export function signInBucket(email: string, network: string): readonly string[] {
  return ['sign-in', email, network];
}

/** Per network, so that guessing elsewhere never locks the member out. */
function limitsOf(email: string, network: string): [Limit, Limit] {
  return [
    { bucket: signInBucket(email, network), most: 10, seconds: WINDOW_SECONDS },
    { bucket: ['sign-in', network], most: 200, seconds: WINDOW_SECONDS },
  ];
}

/** Same response and time for a wrong address and a wrong password. */
export async function signIn(
  context: MemberServices,
  credentials: Credentials,
  caller: Caller,
): Promise<OpenedSession & Pick<SignInAccount, 'language'>> {
  const { db, passwords, sessions, now } = context;
  const limits = limitsOf(credentials.email, networkOf(caller.address));
  for (const limit of limits) await recordAttempt(db, limit, now());
  const account = await createAccountRepository(db).findForSignIn(credentials.email);
  const fits = await passwords.verify(account?.passwordHash ?? null, credentials.password);
  if (!account || !fits) throw wrongCredentials();
  const opened = await inTransaction(db, async (tx) => {
    // Verifying takes a while: a password that was replaced meanwhile has ended all sessions.
    if (!(await hasPasswordHash(tx, account))) throw wrongCredentials();
    await recordAudit(tx, { action: 'session.open', actor: account, subjectId: account.accountId });
    return sessions.open(tx, { ...account, userAgent: caller.userAgent });
  });
  await forgetAttempts(db, limits[0].bucket);
  return { ...opened, language: account.language };
}

function wrongCredentials(): AppError {
  return new AppError(401, 'wrong_credentials', text.wrongCredentials());
}
