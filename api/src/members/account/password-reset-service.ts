import type { OpenPasswordReset } from '@counterpoint/domain/schemas/members';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { newId } from '../../platform/db/new-id.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import { countAttempt, recordAttempts } from '../../platform/limits/attempts.ts';
import { limitsOfNetwork } from '../../platform/limits/network-of.ts';
import { hashOfToken, newToken } from '../../platform/tokens/token.ts';
import { inMailTransaction, type MemberServices } from '../member-services.ts';
import { rememberDevice } from '../session/known-devices.ts';
import type { Caller } from '../session/open-session.ts';
import { unknownLink, usableLink, usedLink } from './account-link.ts';
import { findLink, insertLink, lockAccount, spendLink, withdrawLinks } from './account-link-repository.ts';
import { queueAccountMail, resetLink } from './account-mail.ts';
import { findPasswordAccount, type PasswordAccount } from './account-repository.ts';
import { replacePassword } from './replace-password.ts';

const LINK_MS = 30 * 60_000;
const WINDOW_SECONDS = 15 * 60;
/** At the limit the newest link is still valid for half its time, so a stranger can't lock the owner out. */
const MAILS = { max: 3, seconds: LINK_MS / 2_000 };

/** Per network, so that a stranger's attempts never lock the owner out. */
async function countRequest({ db, now }: MemberServices, what: string, address: string): Promise<void> {
  const limits = [
    { bucket: ['password-reset', what], max: 10, seconds: WINDOW_SECONDS },
    { bucket: ['password-reset'], max: 200, seconds: WINDOW_SECONDS },
  ];
  const all = limits.flatMap((limit) => limitsOfNetwork(limit, address));
  await recordAttempts(db, all, now());
}

/** The response doesn't reveal whether the address has an account. */
export async function requestReset(
  context: MemberServices,
  { email, address, requestId }: { email: string; address: string; requestId: string },
): Promise<void> {
  await countRequest(context, email, address);
  const account = await findPasswordAccount(context.db, { email });
  if (!account) return;
  await inMailTransaction(context, (tx) => sendLink(tx, account, { at: context.now(), requestId }));
}

async function sendLink(
  tx: Tx,
  { accountId: account_id, email }: PasswordAccount,
  { at, requestId }: { readonly at: Date; readonly requestId: string },
): Promise<void> {
  await lockAccount(tx, account_id);
  if (!(await countAttempt(tx, { bucket: ['password-reset-mail', account_id], ...MAILS }, at))) return;
  const { token, hash: token_hash } = newToken();
  const expires_at = new Date(at.getTime() + LINK_MS);
  await withdrawLinks(tx, { accountId: account_id, at, purpose: 'reset_password' });
  await insertLink(tx, { id: newId(), purpose: 'reset_password', account_id, token_hash, created_at: at, expires_at });
  const path = `/account/password/reset/${account_id}?token=${token}`;
  await queueAccountMail(tx, email, () => resetLink(path));
  await recordAudit(tx, { action: 'password.request_reset', actor: null, subjectId: account_id, requestId });
}

export interface FollowedReset {
  readonly accountId: string;
  readonly token: string;
  readonly address: string;
}

export async function checkReset(context: MemberServices, followed: FollowedReset): Promise<OpenPasswordReset> {
  await countRequest(context, `check:${followed.accountId}`, followed.address);
  const { link, account } = await openReset(context, followed);
  return { email: account.email, expires_at: link.expires_at.toISOString() };
}

async function openReset({ db, now }: MemberServices, { accountId, token }: Omit<FollowedReset, 'address'>) {
  const found = await findLink(db, 'reset_password', hashOfToken(token));
  const link = usableLink('reset_password', found?.account_id === accountId ? found : undefined, now());
  const account = await findPasswordAccount(db, { id: accountId });
  if (!account) throw unknownLink('reset_password');
  return { link, account };
}

interface NewPassword extends FollowedReset, Pick<Caller, 'device'> {
  readonly password: string;
  readonly requestId: string;
}

/** Returns the token of the browser, which may now sign in however often others have guessed. */
export async function completeReset(
  context: MemberServices,
  { password, requestId, ...followed }: NewPassword,
): Promise<string> {
  await countRequest(context, `use:${followed.accountId}`, followed.address);
  const { link, account } = await openReset(context, followed);
  const at = context.now();
  let device = '';
  await replacePassword(context, {
    account,
    password,
    endingSessions: 'all',
    trail: { action: 'password.reset', actor: null, requestId },
    async allow(tx) {
      if (!(await spendLink(tx, link.id, at))) throw usedLink('reset_password');
      device = await rememberDevice(tx, { accountId: account.accountId, device: followed.device, at });
    },
    caller: followed,
  });
  return device;
}
