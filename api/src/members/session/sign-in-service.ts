import type { Credentials, Proof } from '@counterpoint/domain/schemas/members';
import * as text from '../../messages/accounts.generated.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { assertNotRefused, recordAttempt } from '../../platform/limits/attempts.ts';
import { newToken } from '../../platform/tokens/token.ts';
import { findForSignIn, hasPasswordHash } from '../account/account-repository.ts';
import { inMailTransaction, type MemberServices } from '../member-services.ts';
import {
  factorsOf,
  hasSecondFactor,
  insertPendingSignIn,
  proofsOf,
} from '../second-factor/second-factor-repository.ts';
import { accountsOfDevice } from './known-devices.ts';
import { type Caller, openSession, type SignedIn } from './open-session.ts';
import { STEP_SECONDS } from './session-cookies.ts';
import { findByPassword, networkLimits, rightPasswordLimit } from './sign-in-limits.ts';

/** The password was right; the token of its cookie and one of the proofs open a session. */
export interface PendingSignIn {
  readonly token: string;
  readonly proofs: readonly Proof[];
}

/** Same response and time for a wrong address and a wrong password. */
export async function signIn(
  context: MemberServices,
  credentials: Credentials,
  caller: Caller,
): Promise<SignedIn | PendingSignIn> {
  const { db, now } = context;
  const { email } = credentials;
  const { address } = caller;
  assertNotRefused(db, networkLimits(address), now());
  const usual = caller.device === null ? [] : await accountsOfDevice(db, caller.device);
  const attempt = { email, address, device: usual.includes(email) ? caller.device : null };
  const known = await findByPassword(context, attempt, credentials.password);
  if (!known) throw wrongCredentials();
  await recordAttempt(db, rightPasswordLimit(email), now());
  const account = await findForSignIn(db, known.accountId);
  if (!account) throw actsForNobody();
  return inMailTransaction(context, async (tx) => {
    // Verifying takes a while: a password that was replaced meanwhile has ended all sessions.
    if (!(await hasPasswordHash(tx, known))) throw wrongCredentials();
    const factors = await factorsOf(tx, account.accountId);
    if (!hasSecondFactor(factors)) return openSession(context, tx, { account, caller });
    return { token: await startPending(context, tx, account.accountId), proofs: proofsOf(factors) };
  });
}

async function startPending({ now }: MemberServices, tx: Tx, accountId: string): Promise<string> {
  const { token, hash } = newToken();
  const expires_at = new Date(now().getTime() + STEP_SECONDS * 1_000);
  await insertPendingSignIn(tx, { token_hash: hash, account_id: accountId, expires_at });
  return token;
}

function wrongCredentials(): AppError {
  return new AppError(401, 'wrong_credentials', text.wrongCredentials());
}

/** Only for a caller who knows the password or has the passkey. */
export function actsForNobody(): AppError {
  return new AppError(403, 'no_member', text.actsForNobody());
}
