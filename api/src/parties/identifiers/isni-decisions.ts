import { formatIsni } from '@counterpoint/domain/identifiers';
import { isniContent } from '@counterpoint/domain/schemas/parties';
import { statedOnJoining } from '../../messages/isni-notes.generated.ts';
import * as text from '../../messages/parties.generated.ts';
import { newId } from '../../platform/db/new-id.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import type { Act } from '../../platform/http/actor.ts';
import { AppError, conflict } from '../../platform/http/app-error.ts';
import { applyStep, type IsniStep, openApplication } from './isni-application-changes.ts';
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

type Step = Omit<IsniStep, 'origin'>;

async function decide(
  tx: Tx,
  { id, staff, at }: Decision,
  stepFor: (application: StoredApplication) => Step | Promise<Step>,
): Promise<DecidedApplication> {
  const before = await openApplication(tx, id);
  const step = await stepFor(before);
  return { before, after: await applyStep(tx, before, { ...step, origin: { by: 'society', at, staff } }) };
}

export function reviewApplication(tx: Tx, decision: Decision): Promise<DecidedApplication> {
  return decide(tx, decision, () => ({ act: 'review' }));
}

/** Throws 409 if another party has it, or the member claims a different one. */
export function assignIsni(tx: Tx, decision: Decision, isni: string): Promise<DecidedApplication> {
  return decide(tx, decision, ({ state, content: { existing_isni: claimed } }) => {
    if (state === 'claimed_existing' && claimed !== isni)
      throw conflict('another_claimed', text.otherNumberClaimed({ isni: formatIsni(claimed) }));
    return { act: 'assign', change: { assigned_isni: isni } };
  });
}

export function refuseApplication(tx: Tx, decision: Decision, reason: string): Promise<DecidedApplication> {
  return decide(tx, decision, () => ({ act: 'refuse', change: { reason, question: null }, note: reason }));
}

export function requestInformation(tx: Tx, decision: Decision, question: string): Promise<DecidedApplication> {
  return decide(tx, decision, () => ({ act: 'ask', change: { question }, note: question }));
}

export function offerRecords(
  tx: Tx,
  decision: Decision,
  candidates: readonly NewCandidate[],
): Promise<DecidedApplication> {
  return decide(tx, decision, async ({ id, candidates: known }) => {
    const answered = known.filter(({ answer }) => answer === 'not_me').map(({ isni }) => isni);
    const again = candidates.find(({ isni }) => isni !== null && answered.includes(isni));
    if (again?.isni) throw new AppError(409, 'answered_already', text.alreadyDenied({ isni: formatIsni(again.isni) }));
    await offerCandidates(tx, id, { candidates, at: decision.at });
    return { act: 'offer_candidates' };
  });
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
