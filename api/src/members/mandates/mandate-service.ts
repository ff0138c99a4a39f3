import type { MandateScope, MandateState } from '@counterpoint/domain/mandates';
import type { PortalArea } from '@counterpoint/domain/permissions';
import type { HeldMandate, MandateView, NewMandate } from '@counterpoint/domain/schemas/members';
import * as text from '../../messages/mandates.generated.ts';
import * as notFoundText from '../../messages/not-found.generated.ts';
import { readPartyMembers } from '../../parties/party-repository.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { newId } from '../../platform/db/new-id.ts';
import { breaksUnique, type Tx } from '../../platform/db/transaction.ts';
import { type EventAct, publishEvent } from '../../platform/events/events.ts';
import type { Act } from '../../platform/http/actor.ts';
import { AppError, conflict, notFound, wrongFields } from '../../platform/http/app-error.ts';
import { recordAttemptIn } from '../../platform/limits/attempts.ts';
import { publish } from '../../platform/live/outbox-repository.ts';
import { calendarOf } from '../../platform/time/society-calendar.ts';
import { lockOwnMembership } from '../people/own-membership.ts';
import {
  type HeldMandateRow,
  insertMandate,
  type listMandates,
  lockMandate,
  lockOpenMandate,
  type StoredMandate,
  updateMandate,
} from './mandate-repository.ts';

export type MandateChange = 'proposed' | 'confirmed' | 'declined' | 'ended';

declare module '../../platform/events/events.ts' {
  interface DomainEvents {
    /** The member that is notified is the other one. */
    'mandate.changed': {
      readonly mandate: StoredMandate;
      readonly change: MandateChange;
      readonly notifiedId: string;
      readonly act: EventAct;
    };
  }
}

const PROPOSALS = { max: 30, seconds: 86_400, message: text.tooManyProposals };

const AREAS: Readonly<Record<MandateScope, readonly PortalArea[]>> = {
  register_works: ['compositions'],
  register_recordings: ['recordings'],
  confirm_shares: ['compositions', 'recordings'],
};

/** The other member confirms it. An expired mandate between the two ends, so that this one can follow it. */
export async function proposeMandate(tx: Tx, act: Act, proposal: NewMandate): Promise<{ id: string }> {
  const { actor, at } = act;
  const { side, party_id, ...terms } = proposal;
  const day = calendarOf(tx).dayOf(at);
  const other = await memberOf(tx, party_id, actor.memberId);
  if (isExpired(terms, day)) throw wrongFields([{ path: 'valid_to', message: text.endsInThePast() }]);
  const sides =
    side === 'representative'
      ? { representative_id: actor.memberId, represented_id: other }
      : { representative_id: other, represented_id: actor.memberId };
  await recordAttemptIn(tx, { bucket: ['mandate-proposal', actor.memberId], ...PROPOSALS }, at);
  const open = await lockOpenMandate(tx, sides);
  if (open && !isExpired(open, day)) throw alreadyOpen();
  await requireAreas(tx, act, { ...sides, scopes: terms.scopes });
  if (open) {
    await updateMandate(tx, open.id, { state: 'ended', ended_at: at, ended_by: actor.memberId });
    await auditMandate(tx, act, { change: 'ended', before: open, id: open.id });
  }
  const row = { ...terms, ...sides, id: newId(), proposed_by: actor.memberId, proposed_at: at };
  try {
    await insertMandate(tx, row);
  } catch (error) {
    throw breaksUnique(error, 'mandate_open_key') ? alreadyOpen() : error;
  }
  await recordMandate(tx, act, { change: 'proposed', before: null, id: row.id });
  return { id: row.id };
}

export async function confirmMandate(tx: Tx, act: Act, id: string): Promise<void> {
  const mandate = await ownMandate(tx, act, id);
  if (mandate.state !== 'proposed') throw conflict('not_proposed', text.notProposed());
  if (mandate.proposed_by === act.actor.memberId) throw conflict('own_proposal', text.ownProposal());
  if (isExpired(mandate, calendarOf(tx).dayOf(act.at))) throw conflict('expired', text.expired());
  await requireAreas(tx, act, mandate);
  await updateMandate(tx, id, { state: 'active', confirmed_at: act.at });
  await recordMandate(tx, act, { change: 'confirmed', before: mandate, id });
}

interface Ending extends Act {
  /** The society ends it for a member that it erases: no person of the member did. */
  readonly isBySociety?: boolean;
}

/** Either side, at once. Before the other one confirmed, its proposer withdraws it and the other one declines it. */
export async function endMandate(tx: Tx, act: Ending, id: string): Promise<void> {
  const { actor, at } = act;
  const mandate = await ownMandate(tx, act, id);
  if (mandate.state !== 'proposed' && mandate.state !== 'active') throw conflict('already_ended', text.alreadyEnded());
  const isDeclined = mandate.state === 'proposed' && mandate.proposed_by !== actor.memberId;
  const change = isDeclined ? 'declined' : 'ended';
  await updateMandate(tx, id, { state: change, ended_at: at, ended_by: actor.memberId });
  await recordMandate(tx, act, { change, before: mandate, id });
}

/** Nobody gives another member powers in an area that they don't have. */
async function requireAreas(
  tx: Tx,
  { actor }: Act,
  { represented_id, scopes }: Pick<StoredMandate, 'represented_id' | 'scopes'>,
): Promise<void> {
  if (represented_id !== actor.memberId) return;
  const { areas } = await lockOwnMembership(tx, actor);
  const needed = scopes.flatMap((scope) => AREAS[scope]);
  if (areas !== null && !needed.every((area) => areas.includes(area)))
    throw new AppError(403, 'not_permitted', text.outsideRole());
}

async function ownMandate(tx: Tx, { actor }: Act, id: string): Promise<StoredMandate> {
  const mandate = await lockMandate(tx, id, actor.memberId);
  if (!mandate) throw notFound(notFoundText.mandate());
  return mandate;
}

async function memberOf(tx: Tx, partyId: string, memberId: string): Promise<string> {
  const members = await readPartyMembers(tx, [partyId]);
  const other = members.get(partyId.toLowerCase()) ?? null;
  if (other === null) throw wrongFields([{ path: 'party_id', message: text.notAMember() }]);
  if (other === memberId) throw wrongFields([{ path: 'party_id', message: text.yourself() }]);
  return other;
}

function alreadyOpen() {
  return conflict('mandate_exists', text.alreadyOpen());
}

interface RecordedMandate {
  readonly change: MandateChange;
  readonly before: StoredMandate | null;
  readonly id: string;
}

async function recordMandate(tx: Tx, act: Ending, recorded: RecordedMandate): Promise<void> {
  const mandate = await auditMandate(tx, act, recorded);
  const { representative_id, represented_id } = mandate;
  await publish(tx, { topic: 'profile', memberIds: [representative_id, represented_id] });
  const notifiedId = representative_id === act.actor.memberId ? represented_id : representative_id;
  await publishEvent(tx, 'mandate.changed', { mandate, change: recorded.change, notifiedId, act });
}

async function auditMandate(tx: Tx, act: Ending, { change, before, id }: RecordedMandate): Promise<StoredMandate> {
  const mandate = await ownMandate(tx, act, id);
  const actor = act.isBySociety ? null : act.actor;
  const trail = { subjectId: id, ...(before && { before }), after: mandate, requestId: act.requestId };
  await recordAudit(tx, { action: `mandate.${change}`, actor, ...trail });
  return mandate;
}

type ListedMandate = Awaited<ReturnType<typeof listMandates>>['rows'][number];

export function toMandate(row: ListedMandate, { memberId, day }: { memberId: string; day: string }): MandateView {
  const { id, scopes, territory, valid_from, valid_to, party_id, name } = row;
  return {
    id,
    side: row.representative_id === memberId ? 'representative' : 'represented',
    other: { party_id, name },
    scopes,
    territory,
    valid_from,
    valid_to,
    state: stateOf(row, day),
    is_mine: row.proposed_by === memberId,
    proposed_at: row.proposed_at.toISOString(),
    confirmed_at: row.confirmed_at?.toISOString() ?? null,
    ended_at: row.ended_at?.toISOString() ?? null,
  };
}

export function toHeldMandate({ id, party_id, name, scopes, territory }: HeldMandateRow): HeldMandate {
  return { id, party_id, name, scopes, territory };
}

function isExpired({ valid_to }: Pick<StoredMandate, 'valid_to'>, day: string): boolean {
  return valid_to !== null && valid_to < day;
}

function stateOf(row: Pick<StoredMandate, 'state' | 'valid_from' | 'valid_to'>, day: string): MandateState {
  if (row.state === 'declined' || row.state === 'ended') return row.state;
  if (isExpired(row, day)) return 'expired';
  if (row.state === 'active' && row.valid_from > day) return 'upcoming';
  return row.state;
}
