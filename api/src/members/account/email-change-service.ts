import type { EmailChange, EmailChangeRequest } from '@counterpoint/domain/schemas/members';
import * as text from '../../messages/accounts.generated.ts';
import * as notFoundText from '../../messages/not-found.generated.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { newId } from '../../platform/db/new-id.ts';
import { breaksUnique, type Database, inTransaction, type Tx } from '../../platform/db/transaction.ts';
import { sessionEnded } from '../../platform/http/actor.ts';
import { conflict, notFound, wrongFields } from '../../platform/http/app-error.ts';
import { recordAttemptIn } from '../../platform/limits/attempts.ts';
import { type FollowedLink, limitLinks } from '../../platform/limits/limit-links.ts';
import { publish } from '../../platform/live/outbox-repository.ts';
import { hashOfToken, newToken } from '../../platform/tokens/token.ts';
import { type AccountAct, inMailTransaction, type MemberServices } from '../member-services.ts';
import { unknownLink, usableLink, usedLink } from './account-link.ts';
import {
  type AccountLink,
  findLink,
  insertLink,
  lockAccount,
  openEmailChanges,
  spendLink,
  withdrawLinks,
} from './account-link-repository.ts';
import {
  addressChanged,
  addressChangeRequested,
  addressRequested,
  confirmNewAddress,
  queueAccountMail,
  writeToNewAddress,
  writeToOwner,
} from './account-mail.ts';
import { EMAIL_INDEX, findAccount, findPasswordAccount, hasPasswordHash, updateAccount } from './account-repository.ts';
import { verifyOwnPassword } from './verify-own-password.ts';

const LINK_MS = 24 * 3_600_000;
const PURPOSE = 'change_email';

/** Nothing changes before the mailed link is followed. The response doesn't reveal whether the address is known. */
export async function requestEmailChange(
  context: MemberServices,
  act: AccountAct,
  { email, password }: EmailChangeRequest,
): Promise<EmailChange> {
  const { actor, address } = act;
  const account = await verifyOwnPassword(context, { actor, password, field: 'password', address });
  if (email === account.email) throw wrongFields([{ path: 'email', message: text.sameAddress() }]);
  return sendLink(context, act, async (tx) => {
    // Replacing the password cancels every change of address, so this one is too late.
    if (!(await hasPasswordHash(tx, account))) throw sessionEnded();
    await queueAccountMail(tx, account.email, () => addressChangeRequested(email));
    await publish(tx, { topic: 'profile', memberIds: account.memberIds });
    return email;
  });
}

/** Limited per account, regardless of the recipients. The new link replaces an earlier one. */
async function sendLink(
  context: MemberServices,
  { actor, at, requestId }: AccountAct,
  newAddress: (tx: Tx) => Promise<string>,
): Promise<EmailChange> {
  const { accountId } = actor;
  const limit = { bucket: ['email-change', accountId], max: 5, seconds: 3_600, message: text.tooManyMails };
  const { token, hash: token_hash } = newToken();
  return inMailTransaction(context, async (tx) => {
    await lockAccount(tx, accountId);
    const email = await newAddress(tx);
    await recordAttemptIn(tx, limit, at);
    const link = { id: newId(), new_email: email, created_at: at, expires_at: new Date(at.getTime() + LINK_MS) };
    await withdrawLinks(tx, { accountId, at, purpose: PURPOSE });
    await insertLink(tx, { ...link, purpose: PURPOSE, account_id: accountId, token_hash });
    if (await findAccount(tx, { email })) await writeToOwner(tx, email, { compose: addressRequested, at });
    else await writeToNewAddress(tx, email, { compose: () => confirmNewAddress(token), at });
    await recordAudit(tx, { action: 'email.ask_change', actor, subjectId: link.id, after: { email }, requestId });
    return toChange(link);
  });
}

export async function listEmailChanges(db: Database, { actor, at }: AccountAct): Promise<EmailChange[]> {
  return (await openEmailChanges(db, actor.accountId, at)).map(toChange);
}

export function sendEmailChangeAgain(context: MemberServices, act: AccountAct, id: string): Promise<EmailChange> {
  return sendLink(context, act, async (tx) => (await pendingChange(tx, act, id)).email);
}

export async function cancelEmailChange({ db }: MemberServices, act: AccountAct, id: string): Promise<void> {
  const { actor, at, requestId } = act;
  await inTransaction(db, async (tx) => {
    await lockAccount(tx, actor.accountId);
    const { email } = await pendingChange(tx, act, id);
    await withdrawLinks(tx, { accountId: actor.accountId, at, purpose: PURPOSE });
    await recordAudit(tx, { action: 'email.cancel_change', actor, subjectId: id, before: { email }, requestId });
    await publish(tx, { topic: 'profile', memberIds: [actor.memberId] });
  });
}

async function pendingChange(tx: Tx, act: AccountAct, id: string): Promise<EmailChange> {
  const change = (await listEmailChanges(tx, act)).find((each) => each.id === id);
  if (!change) throw notFound(notFoundText.change());
  return change;
}

function toChange(link: Pick<AccountLink, 'id' | 'new_email' | 'created_at' | 'expires_at'>): EmailChange {
  return {
    id: link.id,
    email: link.new_email ?? '',
    requested_at: link.created_at.toISOString(),
    expires_at: link.expires_at.toISOString(),
  };
}

export async function confirmEmailChange(context: MemberServices, followed: FollowedLink): Promise<{ email: string }> {
  await limitLinks(context, 'email-confirmation', followed.address);
  try {
    return { email: await confirm(context, followed) };
  } catch (error) {
    if (!breaksUnique(error, EMAIL_INDEX)) throw error;
    throw conflict('address_taken', text.addressTaken());
  }
}

async function confirm(context: MemberServices, { token, requestId }: FollowedLink): Promise<string> {
  const { db, now } = context;
  const found = await findLink(db, 'change_email', hashOfToken(token));
  const { id, account_id: accountId, new_email: email } = usableLink('change_email', found, now());
  return inMailTransaction(context, async (tx) => {
    await lockAccount(tx, accountId);
    const account = await findPasswordAccount(tx, { id: accountId });
    if (!account || email === null) throw unknownLink('change_email');
    if (!(await spendLink(tx, id, now()))) throw usedLink('change_email');
    // Before the change, for the language of the account.
    await queueAccountMail(tx, account.email, () => addressChanged(email));
    await updateAccount(tx, accountId, { email });
    // Links mailed to the previous address must stop working.
    await withdrawLinks(tx, { accountId, at: now() });
    const change = { before: { email: account.email }, after: { email } };
    await recordAudit(tx, { action: 'email.change', actor: null, subjectId: accountId, ...change, requestId });
    await publish(tx, { topic: 'profile', memberIds: account.memberIds });
    return email;
  });
}
