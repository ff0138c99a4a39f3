import type { MembershipForm } from '@counterpoint/domain/schemas/members';
import type { SocietyMembership } from '@counterpoint/domain/schemas/parties';
import { findOverlap } from '@counterpoint/domain/societies';
import * as notFoundText from '../../messages/not-found.generated.ts';
import * as text from '../../messages/parties.generated.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { newId } from '../../platform/db/new-id.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import type { Act } from '../../platform/http/actor.ts';
import { conflict, notFound, staleVersion } from '../../platform/http/app-error.ts';
import type { VersionedId } from '../../platform/http/versions.ts';
import { publish } from '../../platform/live/outbox-repository.ts';
import { lockParty } from '../party-repository.ts';
import { deleteMembership, insertMembership, readMemberships, updateMembership } from './membership-repository.ts';

const MAX_MEMBERSHIPS = 50;

/** Throws 409 if it overlaps another membership. */
export async function addMembership(tx: Tx, act: Act, form: MembershipForm): Promise<SocietyMembership> {
  const all = await lockAll(tx, act);
  if (all.length >= MAX_MEMBERSHIPS)
    throw conflict('too_many_memberships', text.tooManyMemberships({ count: MAX_MEMBERSHIPS }));
  refuseOverlap(form, all);
  const added = await insertMembership(tx, { id: newId(), partyId: act.actor.partyId, at: act.at }, form);
  await recordChange(tx, act, { action: 'rightsholder.society_add', subjectId: added.id, after: added });
  return added;
}

export async function changeMembership(
  tx: Tx,
  act: Act,
  { target, form }: { readonly target: VersionedId; readonly form: MembershipForm },
): Promise<SocietyMembership> {
  const all = await lockAll(tx, act);
  const before = findAtVersion(all, target);
  refuseOverlap(
    form,
    all.filter(({ id }) => id !== target.id),
  );
  const after = await updateMembership(tx, { id: target.id, at: act.at }, form);
  await recordChange(tx, act, { action: 'rightsholder.society_change', subjectId: target.id, before, after });
  return after;
}

/** Removes a mistaken membership. A member gives an ended one its last day instead. */
export async function removeMembership(tx: Tx, act: Act, target: VersionedId): Promise<void> {
  const before = findAtVersion(await lockAll(tx, act), target);
  await deleteMembership(tx, target.id);
  await recordChange(tx, act, { action: 'rightsholder.society_remove', subjectId: target.id, before });
}

async function lockAll(tx: Tx, { actor: { partyId } }: Act): Promise<SocietyMembership[]> {
  await lockParty(tx, partyId);
  return readMemberships(tx, partyId);
}

function findAtVersion(all: readonly SocietyMembership[], { id, version }: VersionedId): SocietyMembership {
  const membership = all.find((each) => each.id === id);
  if (!membership) throw notFound(notFoundText.membership());
  if (membership.version !== version) throw staleVersion(membership);
  return membership;
}

function refuseOverlap(form: MembershipForm, others: readonly SocietyMembership[]): void {
  const other = findOverlap(form, others);
  if (!other) return;
  const message = text.membershipOverlaps({ society: other.society_name });
  throw conflict('membership_overlaps', message, [{ path: 'from', message }]);
}

interface Change {
  readonly action: string;
  readonly subjectId: string;
  readonly before?: SocietyMembership;
  readonly after?: SocietyMembership;
}

async function recordChange(tx: Tx, { actor, requestId }: Act, change: Change): Promise<void> {
  await recordAudit(tx, { ...change, actor, requestId });
  await publish(tx, { topic: 'profile', memberIds: [actor.memberId] });
}
