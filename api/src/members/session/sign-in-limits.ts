import * as text from '../../messages/accounts.generated.ts';
import { deleteAttemptsById } from '../../platform/limits/attempt-repository.ts';
import { forgetAttempts, type Limit, recordAttempts } from '../../platform/limits/attempts.ts';
import { limitsOfNetwork } from '../../platform/limits/network-of.ts';
import { hashOfToken } from '../../platform/tokens/token.ts';
import { findAccount, type KnownAccount } from '../account/account-repository.ts';
import type { MemberServices } from '../member-services.ts';

const QUARTER_HOUR = 15 * 60;
const HOUR = 60 * 60;
const MONTH = 30 * 24 * HOUR;
/** NIST SP 800-63B-4 allows 100 wrong passwords in a row. */
const MAX_IN_A_ROW = 100;

interface SignInCaller {
  readonly email: string;
  readonly address: string;
  /** The token of a browser that has signed in to this account before, or null. */
  readonly device: string | null;
}

export function networkLimits(address: string): Limit[] {
  return limitsOfNetwork({ bucket: ['sign-in'], max: 200, seconds: QUARTER_HOUR }, address);
}

/** Bounds the sessions of one account, and its mails about new devices. */
export function rightPasswordLimit(email: string): Limit {
  return { bucket: ['sign-in-right', email], max: 200, seconds: QUARTER_HOUR };
}

/** A known device has limits of its own, so that guesses made elsewhere never lock the member out. */
export function accountLimits({ email, address, device }: SignInCaller): Limit[] {
  if (device !== null) {
    const id = hashOfToken(device).toString('hex');
    return [
      { bucket: ['sign-in-device', email, id], max: 10, seconds: QUARTER_HOUR },
      { bucket: ['sign-in-device-month', email, id], max: MAX_IN_A_ROW, seconds: MONTH, message: text.resetToSignIn },
    ];
  }
  return [
    ...limitsOfNetwork({ bucket: ['sign-in', email], max: 10, seconds: QUARTER_HOUR }, address),
    { bucket: ['sign-in-account', email], max: 20, seconds: HOUR, message: text.resetToSignIn },
    { bucket: ['sign-in-account-month', email], max: MAX_IN_A_ROW, seconds: MONTH, message: text.resetToSignIn },
  ];
}

/** The account with this address and password, whose earlier wrong attempts are forgotten; after the same time for any other. */
export async function findByPassword(
  { db, now, passwords }: MemberServices,
  caller: SignInCaller,
  password: string,
): Promise<KnownAccount | null> {
  const counted = await recordAttempts(db, [...accountLimits(caller), ...networkLimits(caller.address)], now());
  const account = await findAccount(db, { email: caller.email });
  const fits = await passwords.verify(account?.passwordHash ?? null, password);
  if (!account || !fits) return null;
  await forgetAttempts(db, ...resetBuckets(caller));
  await deleteAttemptsById(db, counted);
  return account;
}

/** The counts that a correct or new password resets. Those of other networks stay. */
export function resetBuckets(caller: SignInCaller): (readonly string[])[] {
  const ofAccount = [caller, { ...caller, device: null }].flatMap(accountLimits);
  return ofAccount.map(({ bucket }) => bucket);
}
