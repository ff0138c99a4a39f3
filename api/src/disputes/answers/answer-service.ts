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
import type { Tx } from '../../platform/db/transaction.ts';
import { publishEvent } from '../../platform/events/events.ts';
import type { Act } from '../../platform/http/actor.ts';
import { AppError, conflict, wrongFields } from '../../platform/http/app-error.ts';
import type { VersionedId } from '../../platform/http/versions.ts';
import { caseFactsOf, settledLines, withAnswer } from '../case/case-facts.ts';
import { type OwnCase, openCase, openCaseForChange } from '../case/case-reading.ts';
import { moveStored, outcomeOf } from '../case/move-stored.ts';
import { updateCaseParty } from '../case/stored-case-repository.ts';
import { answerOverlap, extendResponse } from '../overlaps/overlap-answer-service.ts';
import { resolveCase } from '../resolution/resolve-case.ts';

interface AnswerSettings {
  /** Days to respond when rights newly overlap. */
  readonly responseDays: number;
  readonly moreTimeDays: number;
}

const ACT_BY_ANSWER = {
  update: 'update',
  revoke: 'revoke',
  maintain: 'maintain',
  pending: 'ask_for_time',
} as const satisfies Record<CaseAnswer, CaseAct>;

/** Concurrent answers of other parties, which don't invalidate this one. */
const ANSWERS = ['update', 'revoke', 'maintain', 'ask_for_time'] as const;

/** Records a respondent's answer. If all have given way and the claims are compatible, the case ends. */
export async function answerCase(
  tx: Tx,
  act: Act,
  { id, version, ...answering }: NewAnswer & AnswerSettings & VersionedId,
): Promise<CaseDetails> {
  const own = await openCaseForChange(tx, act, { id, version, tolerated: ANSWERS });
  if (own.stored.is_detected) await answerDetected(tx, act, { ...own, ...answering });
  else if (answering.answer === 'pending') await requestMoreTime(tx, act, { ...own, ...answering });
  else if (answering.answer === 'maintain') await maintain(tx, act, { ...own, ...answering });
  else await concede(tx, act, { ...own, ...answering, answer: answering.answer });
  return openCase(tx, act, id);
}

/** Overlaps end as soon as nothing overlaps, whatever the reason. */
async function answerDetected(
  tx: Tx,
  act: Act,
  { stored, mine, answer, statement, ...settings }: OwnCase & NewAnswer & AnswerSettings,
): Promise<void> {
  if (answer === 'update') throw conflict('not_possible', text.overlapChoices());
  if (mine.answer === 'revoke') throw answeredAlready();
  const answered = { answer, statement: statement === '' ? null : statement, reference: null, ...settings };
  await answerOverlap(tx, act, { opposition_id: stored.id, version: stored.version, ...answered });
}

async function requestMoreTime(
  tx: Tx,
  act: Act,
  { stored, mine, statement, moreTimeDays }: OwnCase & NewAnswer & AnswerSettings,
): Promise<void> {
  const facts = await caseFactsOf(tx, stored, { partyId: mine.party_id, at: act.at });
  await moveStored(tx, act, { stored, act: 'ask_for_time', by: mine.side, facts, note: orNone(statement) });
  const key = { caseId: stored.id, partyId: mine.party_id };
  const by = await extendResponse(tx, act.at, { key, mine, days: moreTimeDays });
  await publishEvent(tx, 'case.answered', { caseId: stored.id, act, answer: 'pending', respondBy: by });
}

async function maintain(tx: Tx, act: Act, { stored, mine, statement }: OwnCase & NewAnswer): Promise<void> {
  const facts = await caseFactsOf(tx, stored, { partyId: mine.party_id, at: act.at });
  await moveStored(tx, act, { stored, act: 'maintain', by: mine.side, facts, note: statement });
  await storeAnswer(tx, act, { stored, mine, answer: 'maintain', statement });
  await publishEvent(tx, 'case.answered', { caseId: stored.id, act, answer: 'maintain' });
}

interface Concession extends OwnCase, AnswerSettings {
  readonly answer: 'update' | 'revoke';
  readonly statement: string;
}

async function concede(tx: Tx, act: Act, { stored, mine, answer, statement, responseDays }: Concession): Promise<void> {
  if (mine.answer === 'revoke') throw answeredAlready();
  const move = { act: ACT_BY_ANSWER[answer], by: mine.side };
  const facts = await caseFactsOf(tx, stored, { partyId: mine.party_id, at: act.at, answer });
  const state = outcomeOf(stored, move, facts);
  await storeAnswer(tx, act, { stored, mine, answer, statement });
  if (hasSharesOnHold(state)) {
    await moveStored(tx, act, { stored, ...move, facts, note: orNone(statement) });
    return publishEvent(tx, 'case.answered', { caseId: stored.id, act, answer });
  }
  const answered = withAnswer(stored, mine.party_id, answer);
  const lines = await settledLines(tx, answered);
  const resolution = answer === 'revoke' ? ('revoked' as const) : ('agreed' as const);
  await resolveCase(tx, act, {
    stored: answered,
    type: answer,
    resolution,
    lines,
    responseDays,
    note: orNone(statement),
    text: null,
  });
}

interface NewStoredAnswer extends OwnCase {
  readonly answer: 'update' | 'revoke' | 'maintain';
  readonly statement: string;
}

async function storeAnswer(tx: Tx, { at }: Act, { stored, mine, answer, statement }: NewStoredAnswer): Promise<void> {
  const key = { caseId: stored.id, partyId: mine.party_id };
  const answered = statement === '' ? {} : { statement };
  await updateCaseParty(tx, key, { answer, answered_at: at, ...answered });
}

function answeredAlready() {
  return conflict('answered', text.alreadyAnswered());
}

function orNone(statement: string): string | null {
  return statement === '' ? null : statement;
}

type AnswerResult = BulkAnswered['items'][number];

/** Runs the change of one case in a transaction. */
export type RunForCase = (id: string, change: (tx: Tx) => Promise<unknown>) => Promise<unknown>;

/** Answers cases one by one; a failure doesn't affect the others. */
export async function answerCases(
  run: RunForCase,
  act: Act,
  { items, responseDays, moreTimeDays, ...input }: BulkAnswers & AnswerSettings,
): Promise<BulkAnswered> {
  const answer = newAnswer.safeParse(input);
  if (!answer.success) throw wrongFields(problemsIn(answer.error));
  const answering = { ...answer.data, responseDays, moreTimeDays };
  const answered: AnswerResult[] = [];
  for (const target of items) {
    const refused = await refusalOf(() => run(target.id, (tx) => answerCase(tx, act, { ...answering, ...target })));
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
async function refusalOf(answer: () => Promise<unknown>): Promise<Pick<AppError, 'code' | 'message'> | null> {
  try {
    await answer();
    return null;
  } catch (error) {
    if (error instanceof AppError && error.status < 500) return error;
    throw error;
  }
}
