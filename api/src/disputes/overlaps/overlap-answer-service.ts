import { moveCase } from '@counterpoint/domain/cases';
import { OVERLAP_OUTCOMES, type OverlapAnswered, type OverlapAnswers } from '@counterpoint/domain/schemas/recordings';
import { RECORDINGS } from '../../catalogue/entry/entry-kind.ts';
import { lockEntry, readListedMembers } from '../../catalogue/entry/entry-repository.ts';
import * as text from '../../messages/cases.generated.ts';
import * as notFoundText from '../../messages/not-found.generated.ts';
import { type Database, inTransaction, type Tx } from '../../platform/db/transaction.ts';
import { publishEvent } from '../../platform/events/events.ts';
import type { Act } from '../../platform/http/actor.ts';
import { AppError, conflict, notFound } from '../../platform/http/app-error.ts';
import { publish } from '../../platform/live/outbox-repository.ts';
import { calendarOf } from '../../platform/time/society-calendar.ts';
import { hasEvidence, insertCaseEvent } from '../case/case-parts-repository.ts';
import { publishCaseChange } from '../case/move-stored.ts';
import { updateCase, updateCaseParty } from '../case/stored-case-repository.ts';
import { scheduleCaseClock } from '../clocks/case-clock.ts';
import { findRecordingOf } from './double-claim-repository.ts';
import { ACT_BY_ANSWER } from './double-claim-service.ts';
import { factsOf } from './overlap-case-service.ts';
import { type CaseParty, type OverlapCase, readOverlapCases } from './overlap-repository.ts';
import { releaseClaim } from './release-claim.ts';

type Item = OverlapAnswers['items'][number];
type Outcome = OverlapAnswered['items'][number]['outcome'];
type Answer = Pick<OverlapAnswers, 'answer' | 'statement' | 'reference'>;

interface Settings {
  readonly responseDays: number;
  readonly moreTimeDays: number;
}

type OverlapAnswering = Item & Answer & Settings;

/** Answers overlaps one by one; a failure doesn't affect the others. */
export async function answerOverlaps(
  db: Database,
  act: Act,
  { items, ...answering }: OverlapAnswers & Settings,
): Promise<OverlapAnswered> {
  const answered: OverlapAnswered['items'] = [];
  for (const item of items) {
    const outcome = await answerOne(db, act, { ...item, ...answering });
    answered.push({ opposition_id: item.opposition_id, outcome });
  }
  return { items: answered };
}

async function answerOne(db: Database, act: Act, answering: OverlapAnswering): Promise<Outcome> {
  try {
    await inTransaction(db, (tx) => answerOverlap(tx, act, answering));
    return 'answered';
  } catch (error) {
    const code = error instanceof AppError ? error.code : null;
    const outcome = OVERLAP_OUTCOMES.find((each) => each === (code === 'answered' ? 'answered_already' : code));
    if (!outcome) throw error;
    return outcome;
  }
}

export async function answerOverlap(tx: Tx, act: Act, answering: OverlapAnswering): Promise<void> {
  const { found, mine } = await openOwn(tx, act, answering);
  const { answer, statement, reference, responseDays } = answering;
  const move = ACT_BY_ANSWER[mine.side][answer];
  if (move === undefined) throw conflict('not_yours', text.otherSide());
  const facts = factsOf({
    hasRespondentEvidence:
      reference !== null || (await hasEvidence(tx, found.id, { side: 'respondent', partyId: mine.party_id })),
    hasAnswered: mine.answered_at !== null,
    hasAskedForTime: mine.more_time_at !== null,
    isOverdue: mine.respond_by !== null && mine.respond_by < act.at,
  });
  const outcome = moveCase(found.state, { act: move, by: mine.side }, facts);
  if (!outcome.isDone) throw conflict(outcome.code, outcome.message);
  if (answer === 'revoke') return releaseClaim(tx, act, { found, responseDays });
  const key = { caseId: found.id, partyId: mine.party_id };
  if (answer === 'pending') await extendResponse(tx, act.at, { key, mine, days: answering.moreTimeDays });
  else await updateCaseParty(tx, key, { answer: 'maintain', answered_at: act.at });
  await updateCase(tx, found.id, { state: outcome.state, at: act.at });
  await insertCaseEvent(tx, {
    caseId: found.id,
    type: move,
    actor: act.actor,
    state: outcome.state,
    note: statement,
    at: act.at,
    payload: { reference, version: found.version + 1 },
  });
  await publishCaseChange(tx, act, { id: found.id, action: `opposition.${move}` });
  await publish(tx, { topic: 'recordings', memberIds: await readListedMembers(tx, RECORDINGS, found.recordingId) });
  await publishEvent(tx, 'overlap.answered', { caseId: found.id, act, answer });
}

/** Locks the recording. Throws 404 if the case is closed or isn't the member's, 412 if it has changed. */
async function openOwn(
  tx: Tx,
  { actor }: Act,
  { opposition_id, version }: Item,
): Promise<{ found: OverlapCase; mine: CaseParty }> {
  const recordingId = await findRecordingOf(tx, { caseId: opposition_id, partyId: actor.partyId });
  if (recordingId === null) throw notFound(notFoundText.overlap());
  await lockEntry(tx, RECORDINGS, recordingId);
  const found = (await readOverlapCases(tx, recordingId)).find(({ id }) => id === opposition_id);
  const mine = found?.parties.find(({ party_id }) => party_id === actor.partyId);
  if (!found || !mine) throw notFound(notFoundText.overlap());
  if (found.version !== version) throw new AppError(412, 'stale_version', text.stale());
  return { found, mine };
}

interface MoreTime {
  readonly key: Parameters<typeof updateCaseParty>[1];
  readonly mine: Pick<CaseParty, 'respond_by'>;
  readonly days: number;
}

export async function extendResponse(tx: Tx, at: Date, { key, mine, days }: MoreTime): Promise<Date> {
  const by = calendarOf(tx).responseDeadline(mine.respond_by ?? at, days);
  await updateCaseParty(tx, key, { respond_by: by, more_time_at: at });
  await scheduleCaseClock(tx, key.caseId, { what: 'response', by, at });
  return by;
}
