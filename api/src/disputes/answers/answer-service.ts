import { type CaseAct, hasSharesOnHold } from '@counterpoint/domain/cases';
import {
  type BulkAnswered,
  type BulkAnswers,
  type CaseAnswer,
  type CaseDetails,
  type NewAnswer,
  newAnswer,
} from '@counterpoint/domain/schemas/cases';
import { problemsIn } from '@counterpoint/domain/schemas/requests';
import * as text from '../../messages/cases.generated.ts';
import { responseDaysOf } from '../../platform/config/response-days.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import { publishEvent } from '../../platform/events/events.ts';
import type { Act } from '../../platform/http/actor.ts';
import { AppError, conflict, wrongFields } from '../../platform/http/app-error.ts';
import type { VersionedId } from '../../platform/http/versions.ts';
import { calendarOf } from '../../platform/time/society-calendar.ts';
import { caseFactsOf, settledLines, withAnswer } from '../case/case-facts.ts';
import { openCase, openCaseForChange } from '../case/case-reading.ts';
import { moveStored, outcomeOf } from '../case/move-stored.ts';
import { type OwnCase, updateCaseParty } from '../case/stored-case-repository.ts';
import { scheduleCaseClock } from '../clocks/case-clock.ts';
import { releaseClaim } from '../overlaps/release-claim.ts';
import { resolveCase } from '../resolution/resolve-case.ts';

const ACT_BY_ANSWER = {
  update: 'update',
  revoke: 'revoke',
  maintain: 'maintain',
  pending: 'ask_for_time',
} as const satisfies Record<CaseAnswer, CaseAct>;

/** Concurrent answers of other parties, which don't invalidate this one. */
export const ANSWERS = ['update', 'revoke', 'maintain', 'ask_for_time'] as const;

/** Records a respondent's answer. If all have given way and the claims are compatible, the case ends. */
export async function answerCase(
  tx: Tx,
  act: Act,
  { id, version, ...answering }: NewAnswer & VersionedId,
): Promise<CaseDetails> {
  const own = await openCaseForChange(tx, act, { id, version, tolerated: ANSWERS });
  const concedes = answering.answer === 'update' || answering.answer === 'revoke';
  // In the list of overlaps, a party that has claimed again can release that too.
  if (concedes && own.mine.answer === 'revoke') throw conflict('answered', text.alreadyAnswered());
  await recordAnswer(tx, act, { ...own, ...answering, reference: null });
  return openCase(tx, act, id);
}

interface AnswerInput extends OwnCase, NewAnswer {
  /** Names the respondent's evidence, if it isn't uploaded. */
  readonly reference: string | null;
}

export async function recordAnswer(tx: Tx, act: Act, answering: AnswerInput): Promise<void> {
  const { stored, mine, answer, reference } = answering;
  if (answer === 'update' || answer === 'revoke') return concede(tx, act, { ...answering, answer });
  const known = await caseFactsOf(tx, stored, { partyId: mine.party_id, at: act.at });
  const facts = { ...known, hasRespondentEvidence: known.hasRespondentEvidence || reference !== null };
  const payload = reference === null ? {} : { reference };
  await moveStored(tx, act, { stored, ...moveOf(answering), facts, note: answering.statement || null, payload });
  const respondBy = await storeAnswer(tx, act, answering);
  const answered = answer === 'pending' ? { answer, respondBy } : { answer };
  await publishEvent(tx, 'case.answered', { caseId: stored.id, act, ...answered });
}

interface Concession extends AnswerInput {
  readonly answer: 'update' | 'revoke';
}

async function concede(tx: Tx, act: Act, conceding: Concession): Promise<void> {
  const { stored, mine, answer, statement } = conceding;
  if (stored.is_detected && answer === 'update') throw conflict('not_possible', text.overlapChoices());
  // A claimant withdraws from an overlap by releasing their claim.
  const isWithdrawal = stored.is_detected && mine.side === 'claimant';
  if (isWithdrawal) return releaseClaim(tx, act, stored);
  const facts = await caseFactsOf(tx, stored, { partyId: mine.party_id, at: act.at, answer });
  const state = outcomeOf(stored, moveOf(conceding), facts);
  // Overlaps end as soon as nothing overlaps, whatever the reason.
  if (stored.is_detected) return releaseClaim(tx, act, stored);
  await storeAnswer(tx, act, conceding);
  if (!hasSharesOnHold(state)) return resolveConceded(tx, act, conceding);
  await moveStored(tx, act, { stored, ...moveOf(conceding), facts, note: statement || null });
  await publishEvent(tx, 'case.answered', { caseId: stored.id, act, answer });
}

function moveOf({ mine, answer }: AnswerInput) {
  return { act: ACT_BY_ANSWER[answer], by: mine.side };
}

/** Returns the date by which they respond, if they asked for more time. */
async function storeAnswer(tx: Tx, { at }: Act, answering: AnswerInput): Promise<Date> {
  const { stored, mine, answer, statement } = answering;
  const key = { caseId: stored.id, partyId: mine.party_id };
  const respondBy = calendarOf(tx).responseDeadline(mine.respond_by ?? at, responseDaysOf(tx).MORE_TIME_DAYS);
  if (answer === 'pending') {
    await updateCaseParty(tx, key, { respond_by: respondBy, more_time_at: at });
    await scheduleCaseClock(tx, stored.id, { what: 'response', by: respondBy, at });
  } else await updateCaseParty(tx, key, { answer, answered_at: at, ...(statement && { statement }) });
  return respondBy;
}

async function resolveConceded(tx: Tx, act: Act, { stored, mine, answer, statement }: Concession): Promise<void> {
  const answered = withAnswer(stored, mine.party_id, answer);
  await resolveCase(tx, act, {
    stored: answered,
    type: answer,
    resolution: answer === 'revoke' ? 'revoked' : 'agreed',
    lines: await settledLines(tx, answered),
    note: statement || null,
    text: null,
  });
}

type AnswerResult = BulkAnswered['items'][number];

/** Runs the change of one case in a transaction. */
export type RunForCase = (id: string, change: (tx: Tx) => Promise<unknown>) => Promise<unknown>;

/** Answers cases one by one; a failure doesn't affect the others. */
export async function answerCases(run: RunForCase, act: Act, { items, ...input }: BulkAnswers): Promise<BulkAnswered> {
  const answer = newAnswer.safeParse(input);
  if (!answer.success) throw wrongFields(problemsIn(answer.error));
  const answered: AnswerResult[] = [];
  for (const target of items) {
    const refused = await refusalOf(() => run(target.id, (tx) => answerCase(tx, act, { ...answer.data, ...target })));
    answered.push({
      id: target.id,
      is_answered: refused === null,
      code: refused?.code ?? null,
      message: refused?.message ?? null,
    });
  }
  return { items: answered };
}

/** Returns the client error, or null on success; rethrows other errors. */
export async function refusalOf(answer: () => Promise<unknown>): Promise<AppError | null> {
  try {
    await answer();
    return null;
  } catch (error) {
    if (error instanceof AppError && error.status < 500) return error;
    throw error;
  }
}
