import { mayAssign } from '@counterpoint/domain/permissions';
import type { RoleChange } from '@counterpoint/domain/schemas/members';
import * as notFoundText from '../../messages/not-found.generated.ts';
import * as text from '../../messages/people.generated.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { inTransaction, type Tx } from '../../platform/db/transaction.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { AppError, conflict, notFound } from '../../platform/http/app-error.ts';
import { publish } from '../../platform/live/outbox-repository.ts';
import { queueAccountMail } from '../account/account-mail.ts';
import { verifyOwnPassword } from '../account/verify-own-password.ts';
import type { AccountAct, MemberServices } from '../member-services.ts';
import { endSessions } from '../session/session-repository.ts';
import { lockOwnMembership, notYours } from './own-membership.ts';
import { ownershipReceived } from './people-mail.ts';
import {
  deleteMembership,
  findPerson,
  readMemberName,
  type StoredPerson,
  setPermissions,
} from './people-repository.ts';
import { withdrawInvitationsOf } from './person-invitation-service.ts';

export async function changeRole(
  context: MemberServices,
  act: AccountAct,
  change: RoleChange & { readonly id: string },
) {
  const { actor, requestId } = act;
  await changePeople(context, actor, async (tx, by) => {
    const { accountId, memberId, role, areas } = await personToManage(tx, by, change.id);
    const after = { role: change.role, areas: change.areas === undefined ? areas : change.areas };
    if (!mayAssign(by, after)) throw notYours();
    await setPermissions(tx, { accountId, memberId }, after);
    const trail = { subjectId: accountId, before: { role, areas }, after };
    await recordAudit(tx, { action: 'person.change_role', actor, ...trail, requestId });
    await withdrawInvitationsOf(tx, act, { inviter: accountId, may: after });
  });
}

/** Ends the person's sessions for this member. */
export async function removePerson(context: MemberServices, act: AccountAct, id: string) {
  const { actor, requestId } = act;
  await changePeople(context, actor, async (tx, by) => {
    const person = await personToManage(tx, by, id);
    await endMembership(tx, act, person);
    const { email, role, areas } = person;
    await recordAudit(tx, { action: 'person.remove', actor, subjectId: id, before: { email, role, areas }, requestId });
  });
}

export async function leaveMember(context: MemberServices, act: AccountAct) {
  const { actor, requestId } = act;
  await changePeople(context, actor, async (tx, person) => {
    if (person.role === 'owner') throw conflict('owner_stays', text.ownerStays());
    await endMembership(tx, act, person);
    await recordAudit(tx, { action: 'person.leave', actor, subjectId: actor.accountId, requestId });
  });
}

/** The owner becomes a manager. */
export async function transferOwnership(
  context: MemberServices,
  act: AccountAct,
  { id, password }: { readonly id: string; readonly password: string },
) {
  const { actor, address, requestId } = act;
  if (actor.role !== 'owner') throw ownerOnly();
  await verifyOwnPassword(context, { actor, password, field: 'password', address });
  await changePeople(context, actor, async (tx, by) => {
    if (by.role !== 'owner') throw ownerOnly();
    const heir = await lockPerson(tx, actor, id);
    if (heir.accountId === actor.accountId) throw conflict('is_owner', text.isOwner());
    const after = { role: 'manager', areas: null } as const;
    await setPermissions(tx, actor, after);
    await setPermissions(tx, heir, { role: 'owner', areas: null });
    await withdrawInvitationsOf(tx, act, { inviter: actor.accountId, may: after });
    const trail = { subjectId: heir.accountId, before: { owner: actor.accountId }, after: { owner: heir.accountId } };
    await recordAudit(tx, { action: 'person.transfer_ownership', actor, ...trail, requestId });
    const member = await readMemberName(tx, actor.memberId);
    await queueAccountMail(tx, heir.email, () => ownershipReceived(member));
  });
  context.mail.wake();
}

/**
 * One change of a member's people at a time, so that the member never loses its owner. `by` is who makes it: the role in
 * the session may be a moment old.
 */
async function changePeople(
  { db }: MemberServices,
  actor: Actor,
  change: (tx: Tx, by: StoredPerson) => Promise<void>,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    await change(tx, await lockOwnMembership(tx, actor));
    await publish(tx, { topic: 'profile', memberIds: [actor.memberId] });
  });
}

async function endMembership(tx: Tx, act: AccountAct, person: StoredPerson): Promise<void> {
  await deleteMembership(tx, person);
  await endSessions(tx, person.accountId, { ofMember: person.memberId });
  await withdrawInvitationsOf(tx, act, { inviter: person.accountId, may: null });
}

async function personToManage(tx: Tx, by: StoredPerson, accountId: string): Promise<StoredPerson> {
  const person = await lockPerson(tx, by, accountId);
  if (!mayAssign(by, person)) throw notYours();
  return person;
}

/** The caller holds the member's lock. */
async function lockPerson(tx: Tx, { memberId }: Pick<Actor, 'memberId'>, accountId: string): Promise<StoredPerson> {
  const person = await findPerson(tx, { accountId, memberId });
  if (!person) throw notFound(notFoundText.person());
  return person;
}

function ownerOnly(): AppError {
  return new AppError(403, 'not_permitted', text.ownerOnly());
}
