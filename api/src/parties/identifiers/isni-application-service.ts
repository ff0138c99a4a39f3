import {
  type CandidateAnswer,
  type IsniApplication,
  type IsniContent,
  isniSubmissionFor,
  type OfferedCandidate,
} from '@counterpoint/domain/schemas/parties';
import { problemsIn } from '@counterpoint/domain/schemas/requests';
import { isIsniWritable } from '@counterpoint/domain/states';
import * as noteText from '../../messages/isni-notes.generated.ts';
import * as notFoundText from '../../messages/not-found.generated.ts';
import * as text from '../../messages/parties.generated.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { newId } from '../../platform/db/new-id.ts';
import { breaksUnique, type Database, type Tx } from '../../platform/db/transaction.ts';
import type { Act } from '../../platform/http/actor.ts';
import { conflict, notFound, wrongFields } from '../../platform/http/app-error.ts';
import type { VersionedId } from '../../platform/http/versions.ts';
import { scheduleJobs } from '../../platform/jobs/job-repository.ts';
import { publish } from '../../platform/live/outbox-repository.ts';
import { updateParty } from '../party-repository.ts';
import { addNote, applyStep, openOwnApplication, refuseOthers, toMember } from './isni-application-changes.ts';
import {
  answerCandidate,
  deleteApplication,
  findOtherHolder,
  type IsniOrigin,
  insertDraft,
  OPEN_INDEX,
  readApplications,
  type StoredApplication,
  updateApplication,
} from './isni-application-repository.ts';
import { readIsni } from './isni-repository.ts';

export async function listApplications(db: Database, memberId: string): Promise<{ items: IsniApplication[] }> {
  const applications = await readApplications(db, { memberId });
  return { items: applications.map(toMember) };
}

export async function readOwn(db: Database, memberId: string, id: string): Promise<IsniApplication> {
  const [application] = await readApplications(db, { id, memberId });
  if (!application) throw notFound(notFoundText.application());
  return toMember(application);
}

export async function createApplication(tx: Tx, act: Act, content: IsniContent): Promise<IsniApplication> {
  const { actor, at } = act;
  const { memberId, partyId } = actor;
  const isni = await readIsni(tx, partyId);
  if (isni?.isni_number) throw conflict('isni_held', text.isniHeld());
  const id = newId();
  try {
    await insertDraft(tx, { actor, at }, { id, content });
  } catch (error) {
    if (!breaksUnique(error, OPEN_INDEX)) throw error;
    throw conflict('application_open', text.applicationOpen());
  }
  await updateParty(tx, partyId, { isni_status: 'draft', isni_updated_at: at });
  await publish(tx, { topic: 'profile', memberIds: [memberId] });
  return recordStep(tx, act, { id, step: 'create' });
}

export async function saveApplication(
  tx: Tx,
  act: Act,
  { target, content }: { readonly target: VersionedId; readonly content: IsniContent },
): Promise<IsniApplication> {
  const before = await openWritable(tx, act, target);
  await updateApplication(tx, before.id, { content: JSON.stringify(content), updated_at: act.at });
  return recordStep(tx, act, { id: before.id, step: 'save', before });
}

export async function discardApplication(tx: Tx, act: Act, target: VersionedId): Promise<void> {
  const { actor, at } = act;
  const before = await openOwnApplication(tx, actor.memberId, target);
  if (before.state !== 'draft') throw conflict('not_a_draft', text.alreadySubmitted());
  await deleteApplication(tx, before.id);
  // The number may come from a claim accepted meanwhile.
  const status = before.party_isni ? 'assigned' : 'none';
  await updateParty(tx, before.party_id, { isni_status: status, isni_updated_at: at });
  await publish(tx, { topic: 'profile', memberIds: [actor.memberId] });
  await recordAudit(tx, { ...auditEventOf(act, before.id, 'discard'), before: toMember(before) });
}

interface Submission {
  readonly target: VersionedId;
  readonly hasAgency: boolean;
}

/** Throws 422 for missing or wrong fields. An application with a number is a claim, which staff verify. */
export async function submitApplication(tx: Tx, act: Act, { target, hasAgency }: Submission): Promise<IsniApplication> {
  const { at } = act;
  const before = await openWritable(tx, act, target);
  const content = await readSubmission(tx, before);
  const isClaim = content.existing_isni !== '';
  const requestId = hasAgency && !isClaim ? newId() : null;
  const change = { content: JSON.stringify(content), question: null, submitted_at: at, agency_request_id: requestId };
  const note = content.note === '' || before.events.some((event) => event.note === content.note) ? null : content.note;
  await applyStep(tx, before, { origin: originOf(act), act: isClaim ? 'claim' : 'submit', change, note });
  if (requestId) await scheduleRequest(tx, before.id, { requestId, at });
  return recordStep(tx, act, { id: before.id, step: isClaim ? 'claim' : 'submit', before });
}

export async function withdrawApplication(tx: Tx, act: Act, target: VersionedId): Promise<IsniApplication> {
  const before = await openOwnApplication(tx, act.actor.memberId, target);
  await applyStep(tx, before, { origin: originOf(act), act: 'withdraw', change: { question: null } });
  return recordStep(tx, act, { id: before.id, step: 'withdraw', before });
}

interface OfferAnswer extends VersionedId {
  readonly answer: CandidateAnswer;
  readonly hasAgency: boolean;
}

export async function answerOffer(
  tx: Tx,
  act: Act,
  { answer, hasAgency, ...target }: OfferAnswer,
): Promise<IsniApplication> {
  const { actor, at } = act;
  const before = await openOwnApplication(tx, actor.memberId, target);
  if (before.state !== 'possible_match') throw conflict('wrong_state', text.notAwaiting());
  const candidate = before.candidates.find(({ id }) => id === answer.candidate.toLowerCase());
  if (!candidate) throw notFound(notFoundText.record());
  await answerCandidate(tx, candidate.id, { answer: answer.is_me ? 'this_is_me' : 'not_me', at });
  const goesOn = await (answer.is_me ? choose : refuse)(tx, before, { origin: originOf(act), candidate });
  if (goesOn && hasAgency) {
    const requestId = newId();
    await updateApplication(tx, before.id, { agency_request_id: requestId });
    await scheduleRequest(tx, before.id, { requestId, at });
  }
  return recordStep(tx, act, { id: before.id, step: 'answer', before });
}

interface Choice {
  readonly origin: IsniOrigin;
  readonly candidate: OfferedCandidate;
}

/** Returns whether the agency is to be asked again. */
async function choose(tx: Tx, before: StoredApplication, { origin, candidate }: Choice): Promise<boolean> {
  const note = noteText.isMe({ name: candidate.name });
  if (candidate.isni === null) {
    await applyStep(tx, before, { origin, act: 'choose_provisional', note });
    return true;
  }
  await refuseOthers(tx, candidate.isni, before.party_id);
  const content = { ...before.content, existing_isni: candidate.isni };
  await applyStep(tx, before, { origin, act: 'choose_assigned', note, change: { content: JSON.stringify(content) } });
  return false;
}

async function refuse(tx: Tx, before: StoredApplication, { origin, candidate }: Choice): Promise<boolean> {
  const note = noteText.isNotMe({ name: candidate.name });
  const isLast = before.candidates.every(({ id, answer }) => id === candidate.id || answer !== 'open');
  if (isLast) {
    await applyStep(tx, before, { origin, act: 'choose_none', note });
    return true;
  }
  await updateApplication(tx, before.id, { updated_at: origin.at });
  await addNote(tx, before, { origin, note });
  return false;
}

async function openWritable(tx: Tx, { actor }: Act, target: VersionedId): Promise<StoredApplication> {
  const application = await openOwnApplication(tx, actor.memberId, target);
  if (!isIsniWritable(application.state)) throw conflict('not_writable', text.notWritable());
  return application;
}

async function readSubmission(tx: Tx, { content, subject_kind, party_id }: StoredApplication): Promise<IsniContent> {
  const result = isniSubmissionFor(subject_kind, content).safeParse(content);
  if (!result.success) throw wrongFields(problemsIn(result.error));
  const { existing_isni } = result.data;
  if (existing_isni !== '' && (await findOtherHolder(tx, existing_isni, party_id))) {
    throw wrongFields([{ path: 'existing_isni', message: text.isniToMerge() }]);
  }
  return result.data;
}

interface RecordedStep {
  readonly id: string;
  readonly step: string;
  readonly before?: StoredApplication;
}

async function recordStep(tx: Tx, act: Act, { id, step, before }: RecordedStep): Promise<IsniApplication> {
  const after = await readOwn(tx, act.actor.memberId, id);
  await recordAudit(tx, { ...auditEventOf(act, id, step), ...(before && { before: toMember(before) }), after });
  return after;
}

function auditEventOf({ actor, requestId }: Act, subjectId: string, step: string) {
  return { action: `isni_application.${step}`, actor, subjectId, requestId };
}

function originOf({ actor: { accountId }, at }: Act): IsniOrigin {
  return { by: 'member', at, accountId };
}

async function scheduleRequest(tx: Tx, subjectId: string, { requestId, at }: { requestId: string; at: Date }) {
  await scheduleJobs(tx, [{ type: 'isni_request', subjectId, details: { request: requestId }, runAt: at }]);
}
