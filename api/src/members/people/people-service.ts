import { mayAssign, type Role } from '@counterpoint/domain/permissions';
import * as notFoundText from '../../messages/not-found.generated.ts';
import * as text from '../../messages/people.generated.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { inTransaction, type Tx } from '../../platform/db/transaction.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { AppError, conflict, notFound } from '../../platform/http/app-error.ts';
import { publish } from '../../platform/live/outbox-repository.ts';
import { queueAccountMail } from '../account/account-mail.ts';
import { lockMember } from '../account/profile-repository.ts';
import { verifyOwnPassword } from '../account/verify-own-password.ts';
import type { MemberServices } from '../member-services.ts';
import { endSessions } from '../session/end-sessions.ts';
import { ownershipReceived } from './people-mail.ts';
import { deleteMembership, findPerson, readMemberName, type StoredPerson, setRole } from './people-repository.ts';

export interface PeopleAct {
  readonly actor: Actor;
  readonly address: string;
  readonly requestId: string;
}

export async function changeRole(context: MemberServices, act: PeopleAct, change: { id: string; role: Role }) {
  const { actor, requestId } = act;
  await changePeople(context, actor, async (tx) => {
    const person = await personToManage(tx, actor, change.id);
    if (!mayAssign(actor.role, change.role)) throw notYours();
    await setRole(tx, person, change.role);
    const trail = { subjectId: person.accountId, before: { role: person.role }, after: { role: change.role } };
    await recordAudit(tx, { action: 'person.change_role', actor, ...trail, requestId });
    await publish(tx, { topic: 'sessions', memberIds: [actor.memberId] });
  });
}

/** Ends the person's sessions for this member. */
export async function removePerson(context: MemberServices, { actor, requestId }: PeopleAct, id: string) {
  await changePeople(context, actor, async (tx) => {
    const person = await personToManage(tx, actor, id);
    await endMembership(tx, person);
    await recordAudit(tx, { action: 'person.remove', actor, subjectId: id, before: trailOf(person), requestId });
  });
}

export async function leaveMember(context: MemberServices, { actor, requestId }: PeopleAct) {
  await changePeople(context, actor, async (tx) => {
    const person = await lockedPerson(tx, actor, actor.accountId);
    if (person.role === 'owner') throw conflict('owner_stays', text.ownerStays());
    await endMembership(tx, person);
    await recordAudit(tx, { action: 'person.leave', actor, subjectId: actor.accountId, requestId });
  });
}

/** The owner becomes a manager. */
export async function transferOwnership(
  context: MemberServices,
  act: PeopleAct,
  { id, password }: { readonly id: string; readonly password: string },
) {
  const { actor, address, requestId } = act;
  if (actor.role !== 'owner') throw notYours();
  await verifyOwnPassword(context, { actor, password, field: 'password', address });
  await changePeople(context, actor, async (tx) => {
    // The role in the session may be a moment old.
    if ((await lockedPerson(tx, actor, actor.accountId)).role !== 'owner') throw notYours();
    const heir = await lockedPerson(tx, actor, id);
    if (heir.accountId === actor.accountId) throw conflict('is_owner', text.isOwner());
    await setRole(tx, actor, 'manager');
    await setRole(tx, heir, 'owner');
    const trail = { subjectId: heir.accountId, before: { owner: actor.accountId }, after: { owner: heir.accountId } };
    await recordAudit(tx, { action: 'person.transfer_ownership', actor, ...trail, requestId });
    await publish(tx, { topic: 'sessions', memberIds: [actor.memberId] });
    const member = await readMemberName(tx, actor.memberId);
    await queueAccountMail(tx, heir.email, (to) => ownershipReceived(to, context.env.PUBLIC_URL, member));
  });
  context.mail.wake();
}

/** One change of a member's people at a time, so that the member never loses its owner. */
async function changePeople(
  { db, sessions }: MemberServices,
  { memberId }: Actor,
  change: (tx: Tx) => Promise<void>,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockMember(tx, memberId);
    await change(tx);
    await publish(tx, { topic: 'profile', memberIds: [memberId] });
  });
  sessions.forget([memberId]);
}

async function endMembership(tx: Tx, person: StoredPerson): Promise<void> {
  await deleteMembership(tx, person);
  await endSessions(tx, person.accountId, { ofMember: person.memberId });
}

async function personToManage(tx: Tx, actor: Actor, accountId: string): Promise<StoredPerson> {
  const person = await lockedPerson(tx, actor, accountId);
  if (!mayAssign(actor.role, person.role)) throw notYours();
  return person;
}

/** The caller holds the member's lock. */
async function lockedPerson(tx: Tx, { memberId }: Actor, accountId: string): Promise<StoredPerson> {
  const person = await findPerson(tx, { accountId, memberId });
  if (!person) throw notFound(notFoundText.person());
  return person;
}

function trailOf({ email, role }: StoredPerson) {
  return { email, role };
}

function notYours(): AppError {
  return new AppError(403, 'not_permitted', text.ownerOnly());
}
