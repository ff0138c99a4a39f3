import type { PasskeyOptions, PasskeySignature } from '@counterpoint/domain/schemas/members';
import * as text from '../../messages/second-factor.generated.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { recordAttempts } from '../../platform/limits/attempts.ts';
import { limitsOfNetwork } from '../../platform/limits/network-of.ts';
import { hashOfToken } from '../../platform/tokens/token.ts';
import { findForSignIn } from '../account/account-repository.ts';
import { inMailTransaction, type MemberServices } from '../member-services.ts';
import { type Caller, openSession, type SignedIn } from '../session/open-session.ts';
import { actsForNobody } from '../session/sign-in-service.ts';
import { challengeToSign } from './challenges.ts';
import { deletePendingSignIn, findPendingSignIn, recordUse } from './second-factor-repository.ts';
import { verifyCode } from './verify-code.ts';
import { passkeyUnknown, verifySignature } from './verify-passkey.ts';

/** Of one browser, by the token in its cookie. */
interface Step {
  readonly token: string;
  readonly caller: Caller;
}

/** As the first step, any passkey of this portal will do; as the second, one of the account. */
export async function requestPasskey(
  context: MemberServices,
  { token, purpose, address }: { token: string; purpose: 'sign_in' | 'second_factor'; address: string },
): Promise<PasskeyOptions> {
  const { db, now } = context;
  const limit = { bucket: ['passkey-sign-in'], max: 200, seconds: 15 * 60 };
  await recordAttempts(db, limitsOfNetwork(limit, address), now());
  const holder = hashOfToken(token);
  const accountId = purpose === 'sign_in' ? null : await pendingAccount(context, holder);
  return challengeToSign(context, { holder, purpose, accountId });
}

export async function signInWithPasskey(
  context: MemberServices,
  credential: PasskeySignature,
  { token, caller }: Step,
): Promise<SignedIn> {
  const holder = hashOfToken(token);
  const signed = await verifySignature(context, { holder, purposes: ['sign_in', 'second_factor'], credential });
  const accountId = signed.passkey.account_id;
  const isSecond = signed.purpose === 'second_factor';
  if (isSecond && (await pendingAccount(context, holder)) !== accountId) throw passkeyUnknown();
  return finish(context, { accountId, caller }, async (tx) => {
    if (isSecond) await endPending(tx, holder);
    await recordUse(tx, signed, context.now());
  });
}

export async function signInWithCode(
  context: MemberServices,
  code: string,
  { token, caller }: Step,
): Promise<SignedIn> {
  const holder = hashOfToken(token);
  const accountId = await pendingAccount(context, holder);
  await verifyCode(context, { accountId, code });
  return finish(context, { accountId, caller }, (tx) => endPending(tx, holder));
}

async function finish(
  context: MemberServices,
  { accountId, caller }: { readonly accountId: string; readonly caller: Caller },
  before: (tx: Tx) => Promise<void>,
): Promise<SignedIn> {
  const account = await findForSignIn(context.db, accountId);
  if (!account) throw actsForNobody();
  return inMailTransaction(context, async (tx) => {
    await before(tx);
    return openSession(context, tx, { account, caller });
  });
}

async function pendingAccount({ db, now }: MemberServices, holder: Buffer): Promise<string> {
  const pending = await findPendingSignIn(db, holder, now());
  if (!pending) throw pendingExpired();
  return pending.account_id;
}

/** A new password ends it meanwhile, and it ends in one session at most. */
async function endPending(tx: Tx, holder: Buffer): Promise<void> {
  if (!(await deletePendingSignIn(tx, holder))) throw pendingExpired();
}

export function pendingExpired(): AppError {
  return new AppError(401, 'sign_in_expired', text.signInExpired());
}
