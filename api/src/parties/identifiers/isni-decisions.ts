import { formatIsni } from '@counterpoint/domain/identifiers';
import { isniContent } from '@counterpoint/domain/schemas/parties';
import { statedOnJoining } from '../../messages/isni-notes.generated.ts';
import * as text from '../../messages/parties.generated.ts';
import { newId } from '../../platform/db/new-id.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import type { Act } from '../../platform/http/actor.ts';
import { AppError, conflict } from '../../platform/http/app-error.ts';
import { applyStep, type IsniOrigin, openApplication } from './isni-application-changes.ts';
import {
  insertDraft,
  type NewCandidate,
  offerCandidates,
  readApplications,
  type StoredApplication,
} from './isni-application-repository.ts';

export interface DecidedApplication {
  readonly before: StoredApplication;
  readonly after: StoredApplication;
}

interface Decision {
  readonly id: string;
  readonly staff: string;
  readonly at: Date;
}

export async function reviewApplication(tx: Tx, decision: Decision): Promise<DecidedApplication> {
  const before = await openApplication(tx, decision.id);
  return { before, after: await applyStep(tx, before, { origin: originOf(decision), act: 'review' }) };
}

/** Throws 409 if another party has it, or the member claims a different one. */
export async function assignIsni(tx: Tx, decision: Decision, isni: string): Promise<DecidedApplication> {
  const before = await openApplication(tx, decision.id);
  if (before.state === 'claimed_existing' && before.content.existing_isni !== isni) {
    const claimed = formatIsni(before.content.existing_isni);
    throw conflict('another_claimed', text.otherNumberClaimed({ isni: claimed }));
  }
  return {
    before,
    after: await applyStep(tx, before, { origin: originOf(decision), act: 'assign', change: { assigned_isni: isni } }),
  };
}

export async function verifyClaim(tx: Tx, decision: Decision): Promise<DecidedApplication> {
  const before = await openApplication(tx, decision.id);
  if (before.state !== 'claimed_existing') throw conflict('no_claim', text.nothingClaimed());
  const change = { assigned_isni: before.content.existing_isni };
  return { before, after: await applyStep(tx, before, { origin: originOf(decision), act: 'assign', change }) };
}

export async function refuseApplication(tx: Tx, decision: Decision, reason: string): Promise<DecidedApplication> {
  const before = await openApplication(tx, decision.id);
  const step = { act: 'refuse' as const, change: { reason, question: null }, note: reason };
  return { before, after: await applyStep(tx, before, { ...step, origin: originOf(decision) }) };
}

export async function requestInformation(tx: Tx, decision: Decision, question: string): Promise<DecidedApplication> {
  const before = await openApplication(tx, decision.id);
  const step = { act: 'ask' as const, change: { question }, note: question };
  return { before, after: await applyStep(tx, before, { ...step, origin: originOf(decision) }) };
}

export async function offerRecords(
  tx: Tx,
  decision: Decision,
  candidates: readonly NewCandidate[],
): Promise<DecidedApplication> {
  const before = await openApplication(tx, decision.id);
  const answered = before.candidates.filter(({ answer }) => answer === 'not_me').map(({ isni }) => isni);
  const again = candidates.find(({ isni }) => isni !== null && answered.includes(isni));
  if (again?.isni) throw new AppError(409, 'answered_already', text.alreadyDenied({ isni: formatIsni(again.isni) }));
  await offerCandidates(tx, before.id, { candidates, at: decision.at });
  return { before, after: await applyStep(tx, before, { origin: originOf(decision), act: 'offer_candidates' }) };
}

function originOf({ staff, at }: Decision): IsniOrigin {
  return { by: 'society', at, staff };
}

/** Until staff verify it, the number stays in the application: beside the name, it would lock out its owner. */
export async function claimOnJoining(tx: Tx, { actor, at }: Act, isni: string): Promise<void> {
  const id = newId();
  const content = { ...isniContent.parse({}), existing_isni: isni, consent: true };
  await insertDraft(tx, { actor, at }, { id, content, submittedAt: at });
  const origin = { by: 'member' as const, at, accountId: actor.accountId };
  const [application] = await readApplications(tx, { id });
  if (application) await applyStep(tx, application, { origin, act: 'claim', note: statedOnJoining() });
}
