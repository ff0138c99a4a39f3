import {
  assignConflicts,
  type CaseMove,
  type CaseOutcome,
  type Conflict,
  changeWithin,
  conflictsIn,
  holdersWithin,
  moveCase,
} from '@counterpoint/domain/cases';
import { holdersAmong } from '@counterpoint/domain/recording-rights';
import type { Tx } from '../../platform/db/transaction.ts';
import type { DomainEvents } from '../../platform/events/events.ts';
import type { AnyAct } from '../../platform/http/actor.ts';
import { insertCaseEvent } from '../case/case-parts-repository.ts';
import { updateCase, updateCaseParty } from '../case/stored-case-repository.ts';
import {
  changeOverlapCase,
  endOverlapCase,
  factsOf,
  type Overlap,
  type OverlapEnd,
  openOverlapCase,
} from './overlap-case-service.ts';
import {
  type ClaimedLine,
  holdsIn,
  type OverlapCase,
  type RightsInForce,
  readOverlapCases,
  readRightsInForce,
} from './overlap-repository.ts';

type RecordingRightsChanged = DomainEvents['recording.rights_changed'];

interface RightsChange extends RecordingRightsChanged {
  /** The case in which the member has just released a claim. */
  readonly releasedIn?: string;
}

/** A case exists where active rights exceed 100%. The recording must be locked. */
export async function updateOverlapCases(tx: Tx, change: RightsChange): Promise<void> {
  const [rights, open] = await Promise.all([
    readRightsInForce(tx, change.recordingId),
    readOverlapCases(tx, change.recordingId),
  ]);
  const { existing, fresh } = assignConflicts(
    conflictsIn(rights.lines),
    open.map(({ id, parties }) => ({ id, parties: parties.map(({ party_id }) => party_id) })),
  );
  for (const found of open) {
    const conflict = existing.get(found.id) ?? { parties: [], segments: [] };
    await updateOverlapCase(tx, found, { change, rights, conflict });
  }
  for (const conflict of fresh) await openOverlapCase(tx, change.act, toOverlap(change, rights, conflict));
}

interface OverlapUpdate {
  readonly change: RightsChange;
  readonly rights: RightsInForce;
  readonly conflict: Conflict;
}

async function updateOverlapCase(tx: Tx, found: OverlapCase, changed: OverlapUpdate): Promise<void> {
  const { change, rights, conflict } = changed;
  const { act } = change;
  const isStillInConflict = conflict.segments.length > 0;
  const answer = answerOf(found, changed);
  // The current overlap first: it determines who must still answer.
  if (isStillInConflict) await changeOverlapCase(tx, act, { found, ...toOverlap(change, rights, conflict) });
  await endOrContinueOverlapCase(tx, act, { found, isStillInConflict, answer });
}

function answerOf(found: OverlapCase, { change, rights }: OverlapUpdate): Concession['answer'] {
  const partyId = change.act.actor?.partyId ?? null;
  const before = found.holds.filter((hold) => hold.partyId === partyId).flatMap(asLines);
  const after = rights.lines.filter((line) => line.partyId === partyId);
  const isLowered = changeWithin(before, after, found.scope).isLowered;
  if (change.releasedIn === found.id) return 'revoke';
  return isLowered ? 'update' : null;
}

function asLines({ share, scope }: OverlapCase['holds'][number]) {
  return scope.map(({ use, countries, from, to }) => ({
    uses: [use],
    share,
    from,
    to,
    territories: countries.map((territory) => ({ is_included: true, territory })),
  }));
}

function toOverlap({ recordingId, responseDays }: RightsChange, rights: RightsInForce, conflict: Conflict): Overlap {
  return {
    recording: { id: recordingId, title: rights.title },
    conflict,
    responseDays,
    lines: holdersWithin(
      rights.lines.map(({ row, holderName: name }) => ({ ...row, name })),
      conflict.segments,
    ),
    holds: holdsIn(conflict.segments, rights.lines, holdersAmong(rights.lines)),
    claimantId: claimantOf(conflict, rights),
  };
}

/** The author of the active revision, otherwise the party whose line was confirmed last. */
function claimantOf({ parties }: Conflict, { writerPartyId, lines }: RightsInForce): string {
  if (writerPartyId !== null && parties.includes(writerPartyId)) return writerPartyId;
  const answered = lines.filter(({ answeredBy }) => parties.includes(answeredBy)).sort(byWord);
  return answered.at(-1)?.answeredBy ?? parties[0] ?? '';
}

function byWord(one: ClaimedLine, other: ClaimedLine): number {
  return (one.row.confirmed_at?.getTime() ?? 0) - (other.row.confirmed_at?.getTime() ?? 0);
}

interface Concession {
  readonly found: OverlapCase;
  readonly isStillInConflict: boolean;
  readonly answer: 'revoke' | 'update' | null;
}

/** Ends the case if nothing overlaps; otherwise giving way counts as an answer. */
async function endOrContinueOverlapCase(
  tx: Tx,
  act: AnyAct,
  { found, isStillInConflict, answer }: Concession,
): Promise<void> {
  const caseId = found.id;
  const mine = partyOf(act, found);
  if (answer !== null && mine?.side === 'respondent' && (mine.answered_at === null || answer === 'revoke'))
    await updateCaseParty(tx, { caseId, partyId: mine.party_id }, { answer, answered_at: act.at });
  if (!isStillInConflict) return endOverlapCase(tx, act, { id: caseId, ...endingOf(act, found, answer) });
  if (answer === null || !mine) return;
  const now = (await readOverlapCases(tx, found.recordingId)).find(({ id }) => id === caseId) ?? found;
  const outcome = moveAnswered(now, { act: answer, by: mine.side });
  const state = outcome.isDone ? outcome.state : now.state;
  if (state !== now.state) await updateCase(tx, caseId, { state, at: act.at });
  await insertCaseEvent(tx, { caseId, type: answer, actor: act.actor, at: act.at, state });
}

function moveAnswered({ state, parties }: OverlapCase, move: CaseMove): CaseOutcome {
  const isAnswerOutstanding = parties.some(({ side, answered_at }) => side === 'respondent' && answered_at === null);
  return moveCase(state, move, factsOf({ isAnswerOutstanding }));
}

/** The first move that the state machine allows determines the ending. */
function endingOf(act: AnyAct, found: OverlapCase, answer: Concession['answer']): Omit<OverlapEnd, 'id'> {
  const by = partyOf(act, found)?.side;
  const facts = factsOf({ isStillInConflict: false, hasAnswered: partyOf(act, found)?.answered_at != null });
  const endings: readonly (readonly [CaseMove, Omit<OverlapEnd, 'id'>])[] = [
    [
      { act: 'withdraw', by: 'claimant' },
      { type: 'withdraw', state: 'withdrawn', resolution: 'withdrawn' },
    ],
    [
      { act: answer ?? 'update', by: 'respondent' },
      { type: answer ?? 'update', state: 'resolved', resolution: answer === 'revoke' ? 'revoked' : 'agreed' },
    ],
  ];
  const ending = answer && endings.find(([move]) => move.by === by && moveCase(found.state, move, facts).isDone);
  return ending?.[1] ?? { type: 'settle', state: 'resolved', resolution: 'agreed' };
}

function partyOf({ actor }: AnyAct, { parties }: OverlapCase) {
  return parties.find(({ party_id }) => party_id === actor?.partyId);
}
