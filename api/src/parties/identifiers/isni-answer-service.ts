import type { CandidateAnswer, IsniApplication, OfferedCandidate } from '@counterpoint/domain/schemas/parties';
import * as noteText from '../../messages/isni-notes.generated.ts';
import * as notFoundText from '../../messages/not-found.generated.ts';
import * as text from '../../messages/parties.generated.ts';
import { newId } from '../../platform/db/new-id.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import type { Act } from '../../platform/http/actor.ts';
import { conflict, notFound } from '../../platform/http/app-error.ts';
import type { VersionedId } from '../../platform/http/versions.ts';
import {
  addNote,
  applyStep,
  type IsniOrigin,
  openOwnApplication,
  refuseOthers,
  scheduleRequest,
} from './isni-application-changes.ts';
import { answerCandidate, type StoredApplication, updateApplication } from './isni-application-repository.ts';
import { recordStep } from './isni-application-service.ts';

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
  const origin = { by: 'member' as const, at, accountId: actor.accountId };
  const goesOn = answer.is_me
    ? await choose(tx, before, { origin, candidate })
    : await refuseOne(tx, before, { origin, candidate });
  if (goesOn && hasAgency) await requestAgain(tx, before.id, at);
  return recordStep(tx, act, { id: before.id, step: 'answer', before });
}

interface Choice {
  readonly origin: IsniOrigin;
  readonly candidate: OfferedCandidate;
}

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

async function refuseOne(tx: Tx, before: StoredApplication, { origin, candidate }: Choice): Promise<boolean> {
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

async function requestAgain(tx: Tx, applicationId: string, at: Date): Promise<void> {
  const requestId = newId();
  await updateApplication(tx, applicationId, { agency_request_id: requestId });
  await scheduleRequest(tx, { applicationId, requestId, at });
}
