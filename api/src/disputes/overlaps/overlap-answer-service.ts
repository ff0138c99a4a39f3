import { OVERLAP_OUTCOMES, type OverlapAnswered, type OverlapAnswers } from '@counterpoint/domain/schemas/recordings';
import * as notFoundText from '../../messages/not-found.generated.ts';
import { type Database, inTransaction, type Tx } from '../../platform/db/transaction.ts';
import type { Act } from '../../platform/http/actor.ts';
import { notFound } from '../../platform/http/app-error.ts';
import { ANSWERS, recordAnswer, refusalOf } from '../answers/answer-service.ts';
import { openCaseForChange } from '../case/case-reading.ts';
import { isClosed, lockOwnCase } from '../case/stored-case-repository.ts';

type Item = OverlapAnswers['items'][number];
type Outcome = OverlapAnswered['items'][number]['outcome'];
type OverlapAnswering = Item & Omit<OverlapAnswers, 'items'>;

/** Answers overlaps one by one; a failure doesn't affect the others. */
export async function answerOverlaps(
  db: Database,
  act: Act,
  { items, ...answering }: OverlapAnswers,
): Promise<OverlapAnswered> {
  const answered: OverlapAnswered['items'] = [];
  for (const item of items) {
    const outcome = await answerOne(db, act, { ...item, ...answering });
    answered.push({ opposition_id: item.opposition_id, outcome });
  }
  return { items: answered };
}

async function answerOne(db: Database, act: Act, answering: OverlapAnswering): Promise<Outcome> {
  const refused = await refusalOf(() => inTransaction(db, (tx) => answerOverlap(tx, act, answering)));
  if (!refused) return 'answered';
  const code = refused.code === 'answered' ? 'answered_already' : refused.code;
  const outcome = OVERLAP_OUTCOMES.find((each) => each === code);
  if (!outcome) throw refused;
  return outcome;
}

/** Throws 404 if the overlap has ended or isn't the member's, 412 if it has changed. */
async function answerOverlap(
  tx: Tx,
  act: Act,
  { opposition_id: id, version, statement, ...answering }: OverlapAnswering,
): Promise<void> {
  const { stored } = await lockOwnCase(tx, id, act.actor.partyId);
  if (!stored.is_detected || isClosed(stored.state)) throw notFound(notFoundText.overlap());
  const own = await openCaseForChange(tx, act, { id, version, tolerated: ANSWERS });
  await recordAnswer(tx, act, { ...own, ...answering, statement: statement ?? '' });
}
