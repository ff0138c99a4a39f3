import { type IsniAct, type IsniActor, isIsniClosed, nextIsniState } from '@counterpoint/domain/states';
import { breaksUnique, type Tx } from '../../platform/db/transaction.ts';
import { publishEvent } from '../../platform/events/events.ts';
import { conflict, notFound } from '../../platform/http/app-error.ts';
import { staleVersion } from '../../platform/http/versions.ts';
import { publish } from '../../platform/live/publish.ts';
import { indexParty } from '../party-changes.ts';
import {
  findOtherHolder,
  insertEvent,
  lockApplication,
  readApplications,
  type StoredApplication,
  updateApplication,
} from './isni-application-repository.ts';
import { toMember } from './isni-application-view.ts';
import { setIsni } from './isni-repository.ts';

declare module '../../platform/events/events.ts' {
  interface DomainEvents {
    'isni_application.changed': { readonly application: StoredApplication; readonly at: Date };
  }
}

/** Who does something with an application, and when. */
export interface IsniDeed {
  readonly by: IsniActor;
  readonly at: Date;
  readonly accountId?: string;
  readonly staff?: string;
}

/** One step of an application. */
export interface IsniStep {
  readonly act: IsniAct;
  /** What the member reads in the history. */
  readonly note?: string | null;
  /** What staff read besides. */
  readonly staffNote?: string | null;
  /** What else changes with it. */
  readonly change?: Omit<Parameters<typeof updateApplication>[2], 'state' | 'version'>;
}

/** An application that the member has seen at a version. */
export interface SeenApplication {
  readonly id: string;
  readonly version: number;
}

/** The application, locked. 404 where there is none. */
export async function openApplication(tx: Tx, id: string): Promise<StoredApplication> {
  await lockApplication(tx, id);
  const [application] = await readApplications(tx, { id });
  if (!application) throw notFound('This application');
  return application;
}

/** The member's own application, locked, at the version they saw. 404 for another's, 412 where it was changed since. */
export async function openOwn(tx: Tx, memberId: string, seen: SeenApplication): Promise<StoredApplication> {
  const application = await openApplication(tx, seen.id);
  if (application.member_id !== memberId) throw notFound('This application');
  if (application.version !== seen.version) throw staleVersion(toMember(application));
  return application;
}

/** Takes one step: the state, its history, the party's standing, news for the member and open pages. 409 where it cannot be. */
export async function takeStep(
  tx: Tx,
  application: StoredApplication,
  deed: IsniDeed,
  step: IsniStep,
): Promise<StoredApplication> {
  const to = nextIsniState(application.state, step.act, deed.by);
  if (!to)
    throw conflict('wrong_state', `This cannot be done with an application that is ${inWords(application.state)}.`);
  const { id, state: from } = application;
  await updateApplication(tx, id, { ...step.change, state: to, updated_at: deed.at });
  await writeEvent(tx, application, deed, { from, to, ...step });
  const [after] = await readApplications(tx, { id });
  if (!after) throw notFound('This application');
  await showStanding(tx, after, deed.at);
  await publishEvent(tx, 'isni_application.changed', { application: after, at: deed.at });
  return after;
}

/** Writes to the history what changes no state. */
export async function addNote(
  tx: Tx,
  application: StoredApplication,
  deed: IsniDeed,
  notes: Pick<IsniStep, 'note' | 'staffNote'>,
): Promise<void> {
  const { state } = application;
  await writeEvent(tx, application, deed, { from: state, to: state, ...notes });
  await publish(tx, { topic: 'profile', memberIds: [application.member_id] });
}

type Written = Pick<IsniStep, 'note' | 'staffNote'> & Pick<StoredApplication['events'][number], 'from' | 'to'>;

async function writeEvent(tx: Tx, { id }: { id: string }, deed: IsniDeed, { from, to, note, staffNote }: Written) {
  const { by, at, accountId = null, staff = null } = deed;
  await insertEvent(tx, {
    application_id: id,
    at,
    by,
    account_id: accountId,
    staff,
    from_state: from,
    to_state: to,
    note: note ?? null,
    staff_note: staffNote ?? null,
  });
}

/** What stands beside the party's name follows its application; one that was withdrawn leaves it as it was before. */
export async function showStanding(tx: Tx, application: StoredApplication, at: Date): Promise<void> {
  const { state, party_id, party_isni, member_id, assigned_isni } = application;
  if (assigned_isni) await giveNumber(tx, application, { isni: assigned_isni, at });
  else {
    const before = party_isni ? 'assigned' : 'none';
    await setIsni(tx, party_id, { isni_status: state === 'withdrawn' ? before : state, isni_updated_at: at });
  }
  await publish(tx, { topic: 'profile', memberIds: [member_id] });
}

async function giveNumber(tx: Tx, { party_id }: StoredApplication, { isni, at }: { isni: string; at: Date }) {
  await refuseOthers(tx, isni, party_id);
  try {
    await setIsni(tx, party_id, { isni, isni_status: 'assigned', isni_updated_at: at });
  } catch (error) {
    // Somebody else got it between the look and the write.
    if (breaksUnique(error, 'party_isni_key')) throw heldByAnother();
    throw error;
  }
  await indexParty(tx, party_id);
}

/** 409 where the number stands beside another name here. */
export async function refuseOthers(tx: Tx, isni: string, partyId: string): Promise<void> {
  if (await findOtherHolder(tx, isni, partyId)) throw heldByAnother();
}

function heldByAnother() {
  return conflict('isni_of_another', 'This ISNI stands beside another name here.');
}

/** How a state reads in a refusal. */
function inWords(state: StoredApplication['state']): string {
  if (isIsniClosed(state)) return 'closed';
  return state === 'draft' ? 'a draft' : state.replaceAll('_', ' ');
}
