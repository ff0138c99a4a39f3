import { Secret, TOTP } from 'otpauth';
import * as text from '../../messages/second-factor.generated.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Row } from '../../platform/db/tables.ts';
import { type Database, inTransaction, type Tx } from '../../platform/db/transaction.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { forgetAttempts, type Limit, recordAttempts } from '../../platform/limits/attempts.ts';
import type { MemberServices } from '../member-services.ts';
import { PORTAL_NAME } from './challenges.ts';
import { notifyAccount, recoveryCodeUsed } from './second-factor-mails.ts';
import { factorsOf, findApp, recordPeriod, takeRecoveryCode } from './second-factor-repository.ts';
import { decryptSecret, hashOfRecoveryCode } from './secrets.ts';

const PERIOD_SECONDS = 30;

interface CodeEntry {
  readonly accountId: string;
  readonly code: string;
}

/**
 * Throws 422 for a wrong code. Guesses are counted by account over all networks: a caller who may guess knows the password.
 * The two kinds are counted apart, so that recovery codes still work after wrong codes of the app.
 */
export async function verifyCode(context: MemberServices, { accountId, code }: CodeEntry): Promise<void> {
  const { db, mail, now } = context;
  const isFromApp = /^\d{6}$/.test(code);
  const kind = isFromApp ? 'app' : 'recovery';
  await recordAttempts(db, codeLimits(kind, accountId), now());
  const isRight = await inTransaction(db, async (tx) => {
    if (!isFromApp) return acceptRecoveryCode(context, tx, { accountId, code });
    const app = await findApp(tx, accountId);
    return app?.confirmed_at ? takeAppCode(context, tx, { app, code }) : false;
  });
  if (!isRight) throw wrongCode();
  await forgetGuesses(db, accountId, kind);
  if (!isFromApp) mail.wake();
}

type CodeKind = 'app' | 'recovery' | 'setup';

export function codeLimits(kind: CodeKind, accountId: string): Limit[] {
  return [
    { bucket: ['second-factor', kind, accountId], max: 10, seconds: 15 * 60, message: text.tooManyCodes },
    { bucket: ['second-factor-month', kind, accountId], max: 100, seconds: 30 * 86_400, message: text.tooManyCodes },
  ];
}

/** After the right code, or for a new secret: guesses at the earlier one say nothing about it. */
export function forgetGuesses(db: Database, accountId: string, ...kinds: readonly CodeKind[]): Promise<void> {
  return forgetAttempts(db, ...kinds.flatMap((kind) => codeLimits(kind, accountId)).map(({ bucket }) => bucket));
}

/** A code works once. Accepts the neighbouring periods, for clocks that differ and codes typed late. */
export async function takeAppCode(
  { env, now }: MemberServices,
  tx: Tx,
  { app, code: token }: { readonly app: Row<'authenticator_app'>; readonly code: string },
): Promise<boolean> {
  const secret = decryptSecret(env.SECOND_FACTOR_KEY, app.account_id, app.encrypted_secret);
  const timestamp = now().getTime();
  const delta = totpOf(secret).validate({ token, timestamp, window: 1 });
  if (delta === null) return false;
  return recordPeriod(tx, app.account_id, Math.floor(timestamp / 1_000 / PERIOD_SECONDS) + delta);
}

async function acceptRecoveryCode({ env }: MemberServices, tx: Tx, { accountId, code }: CodeEntry): Promise<boolean> {
  const hash = hashOfRecoveryCode(env.SECOND_FACTOR_KEY, accountId, code);
  if (!(await takeRecoveryCode(tx, accountId, hash))) return false;
  const { recoveryCodes: left } = await factorsOf(tx, accountId);
  await recordAudit(tx, { action: 'recovery_code.use', actor: null, subjectId: accountId, after: { left } });
  await notifyAccount(tx, accountId, () => recoveryCodeUsed(left));
  return true;
}

export function totpOf(secret: Buffer, label = ''): TOTP {
  const buffer = new Uint8Array(secret).buffer;
  return new TOTP({ issuer: PORTAL_NAME, label, period: PERIOD_SECONDS, secret: new Secret({ buffer }) });
}

export function wrongCode(message = text.wrongCode()): AppError {
  return new AppError(422, 'wrong_code', message, { details: [{ path: 'code', message }] });
}
