import { loadCommonPasswords, weaknessOf } from '@counterpoint/domain/passwords';
import type { OpenPersonInvitation } from '@counterpoint/domain/schemas/members';
import { currentLanguage } from '@counterpoint/messages';
import * as accountText from '../../messages/accounts.generated.ts';
import * as text from '../../messages/people.generated.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { newId } from '../../platform/db/new-id.ts';
import { inTransaction, type Tx } from '../../platform/db/transaction.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { AppError, conflict, wrongFields } from '../../platform/http/app-error.ts';
import { type FollowedLink, limitLinks } from '../../platform/limits/limit-links.ts';
import { publish } from '../../platform/live/outbox-repository.ts';
import { hashOfToken } from '../../platform/tokens/token.ts';
import { findAccount, insertAccount } from '../account/account-repository.ts';
import { lockMember } from '../account/profile-repository.ts';
import type { MemberServices } from '../member-services.ts';
import { findByPassword } from '../session/sign-in-limits.ts';
import {
  closeInvitation,
  findByToken,
  findPerson,
  insertMembership,
  lockInvitation,
  type PersonInvitationRow,
  readMemberName,
} from './people-repository.ts';

export async function checkInvitation(
  context: MemberServices,
  actor: Actor | null,
  link: FollowedLink,
): Promise<OpenPersonInvitation> {
  const { db } = context;
  const { member_id: memberId, invited_by: accountId, email, role } = await openInvitation(context, link);
  const [member_name, inviter, account] = await Promise.all([
    readMemberName(db, memberId),
    findPerson(db, { accountId, memberId }),
    findAccount(db, { email }),
  ]);
  const isSignedIn = account !== undefined && account.accountId === actor?.accountId;
  const accepts = isSignedIn ? 'signed_in' : account ? 'with_password' : 'with_new_account';
  return { member_name, inviter: inviter?.name ?? member_name, email, role, accepts };
}

/** Accepts as the account that has the invited address, with its password. */
export async function acceptWithPassword(context: MemberServices, link: FollowedLink, password: string) {
  const invitation = await openInvitation(context, link);
  const caller = { email: invitation.email, address: link.address, device: null };
  const account = await findByPassword(context, caller, password);
  if (!account) throw wrongFields([{ path: 'password', message: accountText.wrongPassword() }]);
  return accept(context, { ...link, invitation }, async () => account.accountId);
}

/** Accepts as the signed-in account, if it has the invited address. */
export async function acceptAs(context: MemberServices, actor: Actor, link: FollowedLink) {
  const invitation = await openInvitation(context, link);
  const account = await findAccount(context.db, { id: actor.accountId });
  if (account?.email !== invitation.email) throw conflict('other_address', text.otherAddress(invitation));
  return accept(context, { ...link, invitation }, async () => account.accountId);
}

/** Creates an account for this member alone: no member and no party of its own. */
export async function acceptWithNewAccount(
  context: MemberServices,
  link: FollowedLink,
  { name, password }: { readonly name: string; readonly password: string },
) {
  const { passwords } = context;
  const invitation = await openInvitation(context, link);
  const { email } = invitation;
  await loadCommonPasswords();
  const weakness = weaknessOf(password, [email, name]);
  if (weakness) throw wrongFields([{ path: 'password', message: weakness }]);
  const password_hash = await passwords.hash(password);
  return accept(context, { ...link, invitation }, async (tx) => {
    const account = { id: newId(), email, name, password_hash, language: currentLanguage() };
    if (!(await insertAccount(tx, account))) throw conflict('has_account', text.hasAccount());
    return account.id;
  });
}

async function accept(
  { db, now }: MemberServices,
  { requestId, invitation }: { requestId: string; invitation: PersonInvitationRow },
  openAccount: (tx: Tx) => Promise<string>,
) {
  const { id, member_id: memberId, role, areas, email } = invitation;
  return inTransaction(db, async (tx) => {
    await lockMember(tx, memberId);
    assertOpen(await lockInvitation(tx, id), now());
    const accountId = await openAccount(tx);
    if (!(await insertMembership(tx, { accountId, memberId, role, areas }))) throw linkUsed();
    await closeInvitation(tx, id, now());
    const actor = { accountId, memberId };
    await recordAudit(tx, { action: 'person.accept', actor, subjectId: id, after: { email, role, areas }, requestId });
    await publish(tx, { topic: 'profile', memberIds: [memberId] });
    return { member_id: memberId, member_name: await readMemberName(tx, memberId), email };
  });
}

async function openInvitation(context: MemberServices, { token, address }: FollowedLink): Promise<PersonInvitationRow> {
  const { db, now } = context;
  await limitLinks(context, 'person-invitation-link', address);
  const invitation = await findByToken(db, hashOfToken(token));
  if (!invitation) throw new AppError(404, 'link_unknown', text.linkUnknown());
  assertOpen(invitation, now());
  return invitation;
}

function assertOpen({ accepted_at, withdrawn_at, expires_at }: PersonInvitationRow, now: Date): void {
  if (accepted_at) throw linkUsed();
  if (withdrawn_at) throw new AppError(410, 'link_withdrawn', text.linkWithdrawn());
  if (expires_at <= now) throw new AppError(410, 'link_expired', text.linkExpired());
}

function linkUsed(): AppError {
  return new AppError(410, 'link_used', text.linkUsed());
}
