import {
  assignConflicts,
  type CaseMove,
  type Conflict,
  changeWithin,
  conflictsIn,
  holdersWithin,
  lineOver,
  moveCase,
} from '@counterpoint/domain/cases';
import { holdersAmong } from '@counterpoint/domain/recording-rights';
import { type RightsHold, readOpenHolds } from '../../holds/hold-repository.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import type { DomainEvents } from '../../platform/events/events.ts';
import type { AnyAct } from '../../platform/http/actor.ts';
import { recordCaseEvent } from '../case/move-stored.ts';
import {
  readOpenStored,
  readStoredCase,
  respondentsOf,
  type StoredCase,
  updateCase,
  updateCaseParty,
} from '../case/stored-case-repository.ts';
import {
  changeOverlapCase,
  endOverlapCase,
  factsOf,
  type Overlap,
  type OverlapEnd,
  openOverlapCase,
} from './overlap-case-service.ts';
import { type ClaimedLine, holdsIn, type RightsInForce, readRightsInForce } from './overlap-repository.ts';

type RightsChange = Pick<DomainEvents['recording.rights_changed'], 'recordingId' | 'act'> & {
  /** The case in which the member has just released a claim. */
  readonly releasedIn?: string;
};

/** A case exists where active rights exceed 100%. The recording must be locked. */
export async function updateOverlapCases(tx: Tx, change: RightsChange): Promise<void> {
  const { recordingId, act } = change;
  const [rights, cases, holds] = await Promise.all([
    readRightsInForce(tx, recordingId),
    readOpenStored(tx, { type: 'recording', id: recordingId }),
    readOpenHolds(tx, recordingId, 'recording'),
  ]);
  const open = cases.filter(({ is_detected }) => is_detected);
  const { existing, fresh } = assignConflicts(
    conflictsIn(rights.lines),
    open.map(({ id, parties }) => ({ id, parties: parties.map(({ party_id }) => party_id) })),
  );
  for (const found of open) {
    const conflict = existing.get(found.id) ?? { parties: [], segments: [] };
    const held = holds.flatMap(({ opposition_id, party_id: partyId, share, scope }) =>
      opposition_id === found.id && partyId ? [{ partyId, share, scope: scope ?? [] }] : [],
    );
    await updateOverlapCase(tx, found, { change, rights, conflict, held });
  }
  for (const conflict of fresh) await openOverlapCase(tx, act, toOverlap(change, rights, conflict));
}

interface OverlapUpdate {
  readonly change: RightsChange;
  readonly rights: RightsInForce;
  readonly conflict: Conflict;
  /** The parties' holds before the change. */
  readonly held: readonly RightsHold[];
}

async function updateOverlapCase(tx: Tx, found: StoredCase, changed: OverlapUpdate): Promise<void> {
  const { change, rights, conflict, held } = changed;
  const { act } = change;
  const isStillInConflict = conflict.segments.length > 0;
  const answer = answerOf(found, changed);
  // The current overlap first: it determines who must still answer.
  if (isStillInConflict) await changeOverlapCase(tx, act, { found, held, ...toOverlap(change, rights, conflict) });
  await endOrContinueOverlapCase(tx, act, { found, isStillInConflict, answer });
}

function answerOf(found: StoredCase, { change, rights, held }: OverlapUpdate): Concession['answer'] {
  if (change.releasedIn === found.id) return 'revoke';
  const partyId = change.act.actor?.partyId ?? null;
  const own = held.filter((hold) => hold.partyId === partyId);
  const before = own.flatMap(({ share, scope }) => scope.map((segment) => lineOver(segment, share)));
  const after = rights.lines.filter((line) => line.partyId === partyId);
  return changeWithin(before, after, found.scope ?? []).isLowered ? 'update' : null;
}

function toOverlap({ recordingId }: RightsChange, rights: RightsInForce, conflict: Conflict): Overlap {
  return {
    recording: { id: recordingId, title: rights.title },
    conflict,
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
  readonly found: StoredCase;
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
  if (!isStillInConflict) return endOverlapCase(tx, act, { stored: found, ...endingOf(act, found, answer) });
  if (answer === null || !mine) return;
  const stored = await readStoredCase(tx, caseId);
  const isAnswerOutstanding = respondentsOf(stored).some(({ answered_at }) => answered_at === null);
  const outcome = moveCase(stored.state, { act: answer, by: mine.side }, factsOf({ isAnswerOutstanding }));
  const state = outcome.isDone ? outcome.state : stored.state;
  if (state !== stored.state) await updateCase(tx, caseId, { state, at: act.at });
  await recordCaseEvent(tx, act, { stored, type: answer, state });
}

/** The first move that the state machine allows determines the ending. */
function endingOf(act: AnyAct, found: StoredCase, answer: Concession['answer']): OverlapEnd {
  const mine = partyOf(act, found);
  const facts = factsOf({ isStillInConflict: false, hasAnswered: mine?.answered_at != null });
  const isPossible = (move: CaseMove) => mine?.side === move.by && moveCase(found.state, move, facts).isDone;
  if (answer && isPossible({ act: 'withdraw', by: 'claimant' }))
    return { type: 'withdraw', state: 'withdrawn', resolution: 'withdrawn' };
  if (answer && isPossible({ act: answer, by: 'respondent' }))
    return { type: answer, state: 'resolved', resolution: answer === 'revoke' ? 'revoked' : 'agreed' };
  return { type: 'settle', state: 'resolved', resolution: 'agreed' };
}

function partyOf({ actor }: AnyAct, { parties }: StoredCase) {
  return parties.find(({ party_id }) => party_id === actor?.partyId);
}
