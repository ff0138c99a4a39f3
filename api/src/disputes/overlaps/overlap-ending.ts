import { type CaseMove, type CaseOutcome, moveCase } from '@counterpoint/domain/cases';
import type { Tx } from '../../platform/db/transaction.ts';
import type { AnyAct } from '../../platform/http/act.ts';
import { insertCaseEvent } from '../case/case-parts-repository.ts';
import { updateCase, updateCaseParty } from '../case/stored-case-repository.ts';
import { type OverlapCase, readOverlapCases } from './overlap-case-repository.ts';
import { type Ending, endOverlapCase, factsOf } from './overlap-case-service.ts';

export interface Concession {
  readonly found: OverlapCase;
  readonly isStillInConflict: boolean;
  readonly how: 'revoke' | 'update' | null;
}

/** Ends the case if nothing overlaps; otherwise giving way counts as an answer. */
export async function endOrContinueOverlapCase(
  tx: Tx,
  act: AnyAct,
  { found, isStillInConflict, how }: Concession,
): Promise<void> {
  const caseId = found.id;
  if (!isStillInConflict) return endOverlapCase(tx, act, { id: caseId, ...endingOf(act, found, how) });
  const mine = partyOf(act, found);
  if (how === null || !mine) return;
  const event = { caseId, type: how, actor: act.actor, at: act.at };
  if (mine.side === 'respondent' && mine.answered_at === null)
    await updateCaseParty(tx, { caseId, partyId: mine.party_id }, { answer: how, answered_at: act.at });
  const outcome = await endAnswered(tx, found, { act: how, by: mine.side });
  const state = outcome.isDone ? outcome.state : found.state;
  if (state !== found.state) await updateCase(tx, caseId, { state, at: act.at });
  await insertCaseEvent(tx, { ...event, state });
}

async function endAnswered(tx: Tx, found: OverlapCase, move: CaseMove): Promise<CaseOutcome> {
  const now = (await readOverlapCases(tx, found.recordingId)).find(({ id }) => id === found.id);
  const isAnswerOutstanding = (now ?? found).parties.some(
    ({ side, answered_at }) => side === 'respondent' && answered_at === null,
  );
  return moveCase(found.state, move, factsOf({ isAnswerOutstanding }));
}

/** The first move that the state machine allows determines the ending. */
function endingOf(act: AnyAct, found: OverlapCase, how: Concession['how']): Omit<Ending, 'id'> {
  const by = partyOf(act, found)?.side;
  const facts = factsOf({ isStillInConflict: false, hasAnswered: partyOf(act, found)?.answered_at != null });
  const ways: readonly (readonly [CaseMove, Omit<Ending, 'id'>])[] = [
    [
      { act: 'withdraw', by: 'claimant' },
      { type: 'withdraw', state: 'withdrawn', resolution: 'withdrawn' },
    ],
    [
      { act: how ?? 'update', by: 'respondent' },
      { type: how ?? 'update', state: 'resolved', resolution: how === 'revoke' ? 'revoked' : 'agreed' },
    ],
  ];
  const way = how && ways.find(([move]) => move.by === by && moveCase(found.state, move, facts).isDone);
  return way?.[1] ?? { type: 'settle', state: 'resolved', resolution: 'agreed' };
}

function partyOf({ actor }: AnyAct, { parties }: OverlapCase) {
  return parties.find(({ party_id }) => party_id === actor?.partyId);
}
