import type { EmailChange, EmailChangeRequest } from '@counterpoint/domain/schemas/members';
import * as text from '../../messages/accounts.generated.ts';
import * as notFoundText from '../../messages/not-found.generated.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { newId } from '../../platform/db/new-id.ts';
import { breaksUnique, inTransaction, type Tx } from '../../platform/db/transaction.ts';
import { type Actor, sessionEnded } from '../../platform/http/actor.ts';
import { conflict, notFound, wrongFields } from '../../platform/http/app-error.ts';
import { recordAttempt } from '../../platform/limits/attempts.ts';
import { type FollowedLink, limitLinks } from '../../platform/limits/limit-links.ts';
import { publish } from '../../platform/live/outbox-repository.ts';
import type { Services } from '../../platform/services.ts';
import { hashOfToken, newToken } from '../../platform/tokens/token.ts';
import type { AccountAct, MemberServices } from '../member-services.ts';
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
import { queueAccountMail, writeToNewAddress, writeToOwner } from './account-mail.ts';
import { EMAIL_INDEX, findAccount, findPasswordAccount, hasPasswordHash, updateAccount } from './account-repository.ts';
import { addressChanged, addressChangeRequested, addressRequested, confirmNewAddress } from './email-change-mails.ts';
import { verifyOwnPassword } from './verify-own-password.ts';

const LINK_MS = 24 * 3_600_000;
const PURPOSE = 'change_email';

/** Nothing changes before the mailed link is followed. The response doesn't reveal whether the address is known. */
export async function requestEmailChange(
  context: MemberServices,
  act: AccountAct,
  { email, password }: EmailChangeRequest,
): Promise<EmailChange> {
  const { db, env, mail } = context;
  const { actor, address, requestId } = act;
  const account = await verifyOwnPassword(context, { actor, password, field: 'password', address });
  if (email === account.email) throw wrongFields([{ path: 'email', message: text.sameAddress() }]);
  await limitMails(context, actor);
  const link = await inTransaction(db, async (tx) => {
    await lockAccount(tx, actor.accountId);
    // Replacing the password cancels every change of address, so this one is too late.
    if (!(await hasPasswordHash(tx, account))) throw sessionEnded();
    const made = await sendLink(context, tx, { accountId: actor.accountId, email });
    await queueAccountMail(tx, account.email, (to) => addressChangeRequested(to, env.PUBLIC_URL, email));
    await recordAudit(tx, { action: 'email.ask_change', actor, subjectId: made.id, after: { email }, requestId });
    await publish(tx, { topic: 'profile', memberIds: account.memberIds });
    return made;
  });
  mail.wake();
  return link;
}

/** Per account, regardless of the recipients. */
function limitMails({ db, now }: Pick<Services, 'db' | 'now'>, { accountId }: Actor): Promise<void> {
  const limit = { bucket: ['email-change', accountId], max: 5, seconds: 3_600, message: text.tooManyMails };
  return recordAttempt(db, limit, now());
}

async function sendLink(
  { env, now }: Pick<Services, 'env' | 'now'>,
  tx: Tx,
  { accountId, email }: { accountId: string; email: string },
): Promise<EmailChange> {
  const at = now();
  const { token, hash: token_hash } = newToken();
  const link = { id: newId(), new_email: email, created_at: at, expires_at: new Date(at.getTime() + LINK_MS) };
  await withdrawLinks(tx, { accountId, at, purpose: PURPOSE });
  await insertLink(tx, { ...link, purpose: PURPOSE, account_id: accountId, token_hash });
  const isTaken = (await findAccount(tx, { email })) !== null;
  if (isTaken) await writeToOwner(tx, email, { compose: (owner) => addressRequested(owner, env.PUBLIC_URL), now: at });
  else await writeToNewAddress(tx, confirmNewAddress(email, env.PUBLIC_URL, token), { now: at });
  return toChange(link);
}

export async function listEmailChanges(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { accountId }: Actor,
): Promise<EmailChange[]> {
  return (await openEmailChanges(db, accountId, now())).map(toChange);
}

export async function sendEmailChangeAgain(context: MemberServices, act: AccountAct, id: string): Promise<EmailChange> {
  const { actor, requestId } = act;
  await pendingChange(context, actor, id);
  await limitMails(context, actor);
  const sent = await inTransaction(context.db, async (tx) => {
    await lockAccount(tx, actor.accountId);
    const { email } = await pendingChange({ ...context, db: tx }, actor, id);
    const made = await sendLink(context, tx, { accountId: actor.accountId, email });
    await recordAudit(tx, { action: 'email.ask_change', actor, subjectId: made.id, after: { email }, requestId });
    return made;
  });
  context.mail.wake();
  return sent;
}

export async function cancelEmailChange(
  context: MemberServices,
  { actor, requestId }: AccountAct,
  id: string,
): Promise<void> {
  await inTransaction(context.db, async (tx) => {
    await lockAccount(tx, actor.accountId);
    const { email } = await pendingChange({ ...context, db: tx }, actor, id);
    await withdrawLinks(tx, { accountId: actor.accountId, at: context.now(), purpose: PURPOSE });
    await recordAudit(tx, { action: 'email.cancel_change', actor, subjectId: id, before: { email }, requestId });
    await publish(tx, { topic: 'profile', memberIds: [actor.memberId] });
  });
}

async function pendingChange(context: Pick<Services, 'db' | 'now'>, actor: Actor, id: string): Promise<EmailChange> {
  const change = (await listEmailChanges(context, actor)).find((each) => each.id === id);
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
    const email = await confirm(context, followed);
    context.mail.wake();
    return { email };
  } catch (error) {
    if (!breaksUnique(error, EMAIL_INDEX)) throw error;
    throw conflict('address_taken', text.addressTaken());
  }
}

async function confirm({ db, now }: Pick<Services, 'db' | 'now'>, { token, requestId }: FollowedLink): Promise<string> {
  const found = await findLink(db, 'change_email', hashOfToken(token));
  const { id, account_id: accountId, new_email: email } = usableLink('change_email', found, now());
  return inTransaction(db, async (tx) => {
    await lockAccount(tx, accountId);
    const account = await findPasswordAccount(tx, { id: accountId });
    if (!account || email === null) throw unknownLink('change_email');
    if (!(await spendLink(tx, id, now()))) throw usedLink('change_email');
    await updateAccount(tx, accountId, { email });
    // Links mailed to the previous address must stop working.
    await withdrawLinks(tx, { accountId, at: now() });
    await queueAccountMail(tx, email, () => addressChanged(account.email, email));
    const change = { before: { email: account.email }, after: { email } };
    await recordAudit(tx, { action: 'email.change', actor: null, subjectId: accountId, ...change, requestId });
    await publish(tx, { topic: 'profile', memberIds: account.memberIds });
    return email;
  });
}
