import { mayAssign, type Permissions } from '@counterpoint/domain/permissions';
import type { NewPersonInvitation, PersonInvitation } from '@counterpoint/domain/schemas/members';
import * as notFoundText from '../../messages/not-found.generated.ts';
import * as text from '../../messages/people.generated.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { newId } from '../../platform/db/new-id.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import type { Act, Actor } from '../../platform/http/actor.ts';
import { notFound, wrongFields } from '../../platform/http/app-error.ts';
import { limitInvitations } from '../../platform/limits/limit-invitations.ts';
import { publish } from '../../platform/live/outbox-repository.ts';
import { newToken } from '../../platform/tokens/token.ts';
import { queueAccountMail } from '../account/account-mail.ts';
import type { MemberServices } from '../member-services.ts';
import { lockOwnMembership, notYours } from './own-membership.ts';
import { personInvited } from './people-mail.ts';
import {
  insertInvitation,
  listOpenInvitations,
  listPeople,
  type PersonInvitationRow,
  readMemberName,
  withdrawInvitations,
} from './people-repository.ts';

const INVITATION_DAYS = 7;
const DAY_MS = 86_400_000;
const MAX_PER_MEMBER = 30;

export async function listInvitations({ db, now }: MemberServices, { memberId }: Actor): Promise<PersonInvitation[]> {
  return (await listOpenInvitations(db, memberId)).map((row) => toInvitation(row, now()));
}

/** Mails a link; an earlier one to this address no longer works. The answer doesn't reveal whether it has an account. */
export async function invitePerson(
  tx: Tx,
  act: Act,
  { email, role, areas }: NewPersonInvitation,
): Promise<PersonInvitation> {
  const { actor, at, requestId } = act;
  const { memberId } = actor;
  const inviter = await lockOwnMembership(tx, actor);
  if (!mayAssign(inviter, { role, areas })) throw notYours();
  if ((await listPeople(tx, memberId)).some((person) => person.email === email))
    throw wrongFields([{ path: 'email', message: text.hasRole() }]);
  // The new invitation withdraws it.
  const earlier = (await listOpenInvitations(tx, memberId)).find((each) => each.email === email);
  if (earlier && earlier.expires_at > at && !mayAssign(inviter, earlier)) throw notYours();
  await limitInvitations(tx, { kind: 'person-invitation', memberId, maxPerMember: MAX_PER_MEMBER, email, at });
  await withdrawInvitations(tx, { memberId, email, at });
  const { token, hash: token_hash } = newToken();
  const expires_at = new Date(at.getTime() + INVITATION_DAYS * DAY_MS);
  const invited = { id: newId(), member_id: memberId, email, role, areas };
  const row = { ...invited, invited_by: actor.accountId, sent_at: at, expires_at };
  await insertInvitation(tx, { ...row, token_hash });
  const names = { inviter: inviter.name, member: await readMemberName(tx, memberId) };
  const mail = { ...names, role, areas, token, days: INVITATION_DAYS };
  await queueAccountMail(tx, email, () => personInvited(mail));
  const after = { email, role, areas };
  await recordAudit(tx, { action: 'person.invite', actor, subjectId: row.id, after, requestId });
  await publish(tx, { topic: 'profile', memberIds: [memberId] });
  return toInvitation(row, at);
}

export async function sendInvitationAgain(tx: Tx, act: Act, id: string): Promise<PersonInvitation> {
  return invitePerson(tx, act, await openInvitation(tx, act.actor, id));
}

export async function revokeInvitation(tx: Tx, act: Act, id: string): Promise<void> {
  const { actor } = act;
  const by = await lockOwnMembership(tx, actor);
  const invitation = await openInvitation(tx, actor, id);
  if (!mayAssign(by, invitation)) throw notYours();
  await revoke(tx, act, invitation);
  await publish(tx, { topic: 'profile', memberIds: [actor.memberId] });
}

interface InviterChange {
  /** The account of the inviter. */
  readonly inviter: string;
  /** Null once the inviter no longer acts for the member. */
  readonly may: Permissions | null;
}

/** Withdraws what the inviter may no longer assign, so that nobody returns by an invitation of their own. */
export async function withdrawInvitationsOf(tx: Tx, act: Act, { inviter, may }: InviterChange): Promise<void> {
  for (const invitation of await listOpenInvitations(tx, act.actor.memberId))
    if (invitation.invited_by === inviter && !(may && mayAssign(may, invitation))) await revoke(tx, act, invitation);
}

async function revoke(tx: Tx, { actor, at, requestId }: Act, { id, ...invitation }: PersonInvitationRow) {
  const { email, role, areas } = invitation;
  await withdrawInvitations(tx, { memberId: actor.memberId, email, at });
  await recordAudit(tx, { action: 'person.revoke', actor, subjectId: id, before: { email, role, areas }, requestId });
}

async function openInvitation(tx: Tx, { memberId }: Act['actor'], id: string): Promise<PersonInvitationRow> {
  const invitation = (await listOpenInvitations(tx, memberId)).find((each) => each.id === id.toLowerCase());
  if (!invitation) throw notFound(notFoundText.invitation());
  return invitation;
}

type ShownInvitation = Pick<PersonInvitationRow, 'id' | 'email' | 'role' | 'areas' | 'sent_at' | 'expires_at'>;

function toInvitation({ id, email, role, areas, sent_at, expires_at }: ShownInvitation, now: Date): PersonInvitation {
  return {
    id,
    email,
    role,
    areas,
    sent_at: sent_at.toISOString(),
    expires_at: expires_at.toISOString(),
    is_expired: expires_at <= now,
  };
}
