import { formatIsni } from '@counterpoint/domain/identifiers';
import type { IsniApplication } from '@counterpoint/domain/schemas/parties';
import { type IsniAct, nextIsniState } from '@counterpoint/domain/states';
import * as notFoundText from '../../messages/not-found.generated.ts';
import * as text from '../../messages/parties.generated.ts';
import { breaksUnique, type Tx } from '../../platform/db/transaction.ts';
import { publishEvent } from '../../platform/events/events.ts';
import { conflict, notFound, staleVersion } from '../../platform/http/app-error.ts';
import type { VersionedId } from '../../platform/http/versions.ts';
import { publish } from '../../platform/live/outbox-repository.ts';
import { indexParty } from '../party-changes.ts';
import { updateParty } from '../party-repository.ts';
import {
  findOtherHolder,
  type IsniOrigin,
  insertEvent,
  lockApplication,
  readApplications,
  type StoredApplication,
  updateApplication,
} from './isni-application-repository.ts';

declare module '../../platform/events/events.ts' {
  interface DomainEvents {
    'isni_application.changed': { readonly application: StoredApplication; readonly at: Date };
    'party.isni_assigned': { readonly partyId: string };
  }
}

export interface IsniStep {
  readonly origin: IsniOrigin;
  readonly act: IsniAct;
  readonly note?: string | null;
  readonly staffNote?: string | null;
  readonly change?: Omit<Parameters<typeof updateApplication>[2], 'state' | 'version'>;
}

/** Locks it; returns undefined if it was erased. */
export async function findApplication(tx: Tx, id: string): Promise<StoredApplication | undefined> {
  await lockApplication(tx, id);
  return (await readApplications(tx, { id }))[0];
}

export async function openApplication(tx: Tx, id: string): Promise<StoredApplication> {
  const application = await findApplication(tx, id);
  if (!application) throw notFound(notFoundText.application());
  return application;
}

/** Throws 404 for another member's application, 412 if it has changed. */
export async function openOwnApplication(tx: Tx, memberId: string, target: VersionedId): Promise<StoredApplication> {
  const application = await openApplication(tx, target.id);
  if (application.member_id !== memberId) throw notFound(notFoundText.application());
  if (application.version !== target.version) throw staleVersion(toMember(application));
  return application;
}

/** Throws 409 if the state doesn't allow the step. */
export async function applyStep(
  tx: Tx,
  application: StoredApplication,
  { origin, act, change, ...notes }: IsniStep,
): Promise<StoredApplication> {
  const { id, state: from } = application;
  const to = nextIsniState(from, act, origin.by);
  if (!to) throw conflict('wrong_state', text.wrongStep());
  await updateApplication(tx, id, { ...change, state: to, updated_at: origin.at });
  await insertEvent(tx, id, { origin, from, to, ...notes });
  const [after] = await readApplications(tx, { id });
  if (!after) throw notFound(notFoundText.application());
  await updateShownStatus(tx, after, origin.at);
  await publishEvent(tx, 'isni_application.changed', { application: after, at: origin.at });
  return after;
}

export async function addNote(
  tx: Tx,
  { id, state, member_id }: StoredApplication,
  note: Pick<IsniStep, 'origin' | 'note' | 'staffNote'>,
): Promise<void> {
  await insertEvent(tx, id, { ...note, from: state, to: state });
  await publish(tx, { topic: 'profile', memberIds: [member_id] });
}

/** A withdrawn application restores the previous status, and a number from a merge stays visible. */
async function updateShownStatus(tx: Tx, application: StoredApplication, at: Date): Promise<void> {
  const { state, party_id, party_isni, member_id, assigned_isni } = application;
  if (assigned_isni) await assignIsni(tx, application, { isni: assigned_isni, at });
  else {
    const status = state === 'withdrawn' ? 'none' : state;
    await updateParty(tx, party_id, { isni_status: party_isni ? 'assigned' : status, isni_updated_at: at });
  }
  await publish(tx, { topic: 'profile', memberIds: [member_id] });
}

async function assignIsni(
  tx: Tx,
  { party_id, party_isni }: StoredApplication,
  { isni, at }: { isni: string; at: Date },
) {
  // A merge may have brought one while the application was open.
  if (party_isni !== null && party_isni !== isni)
    throw conflict('other_isni_held', text.otherIsniHeld({ isni: formatIsni(party_isni) }));
  await refuseOthers(tx, isni, party_id);
  try {
    await updateParty(tx, party_id, { isni, isni_status: 'assigned', isni_updated_at: at });
  } catch (error) {
    if (breaksUnique(error, 'party_isni_key')) throw isniConflict();
    throw error;
  }
  if (await indexParty(tx, party_id)) await publishEvent(tx, 'party.isni_assigned', { partyId: party_id });
}

export async function refuseOthers(tx: Tx, isni: string, partyId: string): Promise<void> {
  if (await findOtherHolder(tx, isni, partyId)) throw isniConflict();
}

function isniConflict() {
  return conflict('isni_of_another', text.isniOfAnother());
}

export function toMember(application: StoredApplication): IsniApplication {
  const { member_id, party_id, agency_request_id, party_isni, party_names, staff_notes, ...shown } = application;
  return shown;
}
