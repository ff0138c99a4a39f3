import { isDeepStrictEqual } from 'node:util';
import { type CaseFacts, type Conflict, moveCase, reachesFurther } from '@counterpoint/domain/cases';
import type { CaseLine } from '@counterpoint/domain/schemas/cases';
import type { CaseState } from '@counterpoint/domain/states';
import { holdRights, type RightsHold } from '../../holds/hold-repository.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import { publishEvent } from '../../platform/events/events.ts';
import type { AnyAct } from '../../platform/http/actor.ts';
import { calendarOf } from '../../platform/time/society-calendar.ts';
import { insertCaseEvent } from '../case/case-parts-repository.ts';
import { publishCaseChange } from '../case/move-stored.ts';
import {
  closeCase,
  insertCaseParties,
  nextCaseNumber,
  readStoredCase,
  respondentsOf,
  updateCase,
  updateCaseParty,
  updateClaims,
} from '../case/stored-case-repository.ts';
import { insertCase } from '../case-filing.ts';
import { scheduleCaseClock } from '../clocks/case-clock.ts';
import { dropOutdatedProposal } from '../settlement/drop-proposal.ts';
import type { OverlapCase } from './overlap-repository.ts';

export interface Overlap {
  readonly recording: { readonly id: string; readonly title: string };
  readonly conflict: Conflict;
  readonly holds: readonly RightsHold[];
  readonly lines: readonly CaseLine[];
  /** The holder of the later claim. */
  readonly claimantId: string;
  readonly responseDays: number;
}

/** Facts that only matter to other kinds of case have fixed values. */
export function factsOf(known: Partial<CaseFacts>): CaseFacts {
  return {
    kind: 'recording_ownership',
    isComplete: true,
    isAnotherOpen: false,
    hasClaimantEvidence: false,
    hasRespondentEvidence: false,
    hasAnswered: false,
    hasAskedForTime: false,
    isStillInConflict: true,
    isAnswerOutstanding: false,
    isOverdue: false,
    isProposalFull: false,
    hasEveryAcceptance: false,
    hasDocument: false,
    hasReason: false,
    hasCounterclaim: false,
    isOwnProposal: false,
    wereAnswersAwaited: false,
    ...known,
  };
}

export async function openOverlapCase(tx: Tx, act: AnyAct, overlap: Overlap): Promise<void> {
  const { recording, conflict, holds, lines, claimantId, responseDays } = overlap;
  const opened = moveCase('draft', { act: 'detect', by: 'clock' }, factsOf({}));
  if (!opened.isDone) throw new Error(`An overlap opened no case: ${opened.code}.`);
  const number = await nextCaseNumber(tx, act.at);
  const respondBy = calendarOf(tx).responseDeadline(act.at, responseDays);
  const respondents = conflict.parties.filter((partyId) => partyId !== claimantId);
  const id = await insertCase(tx, {
    number,
    kind: 'recording_ownership',
    state: opened.state,
    object: { type: 'recording', ...recording },
    right: null,
    scope: conflict.segments,
    isDetected: true,
    claimantId,
    filedAt: act.at,
    changedAt: act.at,
    registeredLines: lines,
    claimedLines: lines,
    respondents: respondents.map((partyId) => ({ partyId, respondBy, answeredAt: null })),
  });
  await holdRights(tx, { caseId: id, recordingId: recording.id, holds, at: act.at });
  await insertCaseEvent(tx, {
    caseId: id,
    type: 'detect',
    actor: null,
    state: opened.state,
    payload: { holds },
    at: act.at,
  });
  await scheduleCaseClock(tx, id, { what: 'response', by: respondBy, at: act.at });
  await publishCaseChange(tx, act, { id, action: 'opposition.detect' });
  await publishEvent(tx, 'overlap.detected', { caseId: id, act, scope: conflict.segments });
}

interface ChangedOverlap extends Overlap {
  readonly found: OverlapCase;
}

export async function changeOverlapCase(tx: Tx, act: AnyAct, overlap: ChangedOverlap): Promise<void> {
  const { found, recording, conflict, holds } = overlap;
  const joining = conflict.parties.filter((partyId) => !found.parties.some(({ party_id }) => party_id === partyId));
  // Deep comparison, since PostgreSQL's `jsonb` reorders keys.
  const isSame =
    isDeepStrictEqual(found.scope, conflict.segments) && isDeepStrictEqual(byHolder(found.holds), byHolder(holds));
  if (isSame && joining.length === 0) return;
  const target = { caseId: found.id, recordingId: recording.id };
  const { responseDays } = overlap;
  const before = (await dropOutdatedProposal(tx, act, { caseId: found.id, responseDays })) ?? found.state;
  const respondBy = calendarOf(tx).responseDeadline(act.at, responseDays);
  for (const partyId of joining) await join(tx, act, { ...overlap, partyId, respondBy });
  const isGrown = reachesFurther(found.scope, conflict.segments);
  const isNew = isGrown || joining.length > 0;
  if (isNew) {
    await scheduleCaseClock(tx, found.id, { what: 'response', by: respondBy, at: act.at });
    await restartResponses(tx, { ...overlap, respondBy, isGrown });
  }
  await dismissUnconcerned(tx, act, overlap);
  const state = await stateOnceAsked(tx, found.id, before);
  await holdRights(tx, { ...target, holds, at: act.at });
  await publishEvent(tx, 'holds.released', { caseId: found.id, at: act.at });
  await updateCase(tx, found.id, {
    scope: JSON.stringify(conflict.segments),
    registered_lines: JSON.stringify(overlap.lines),
    state,
    at: act.at,
  });
  await updateClaims(tx, found.id, overlap.lines);
  await insertCaseEvent(tx, { ...target, type: 'changed', actor: act.actor, state, payload: { holds }, at: act.at });
  await publishCaseChange(tx, act, { id: found.id, action: 'opposition.change' });
  if (isNew) await publishEvent(tx, 'overlap.detected', { caseId: found.id, act, scope: conflict.segments });
}

interface JoiningParty extends ChangedOverlap {
  readonly partyId: string;
  readonly respondBy: Date;
}

async function join(tx: Tx, act: AnyAct, joining: JoiningParty): Promise<void> {
  const { found, partyId, claimantId, respondBy } = joining;
  const side =
    partyId === claimantId
      ? { side: 'claimant' as const, respond_by: null }
      : { side: 'respondent' as const, respond_by: respondBy };
  await insertCaseParties(tx, [{ ...side, opposition_id: found.id, party_id: partyId, answered_at: null }]);
  const event = { caseId: found.id, type: 'joined' as const, state: found.state, at: act.at };
  await insertCaseEvent(tx, { ...event, actor: act.actor, payload: { party_id: partyId } });
}

interface ResponseRestart extends ChangedOverlap {
  readonly respondBy: Date;
  readonly isGrown: boolean;
}

/**
 * While answers are awaited, those in the overlap get the full time again. If it has grown, so do those who answered
 * about the smaller one.
 */
async function restartResponses(
  tx: Tx,
  { found, conflict, claimantId, respondBy, isGrown }: ResponseRestart,
): Promise<void> {
  const stored = await readStoredCase(tx, found.id);
  if (stored?.state !== 'awaiting_response') return;
  const asked = respondentsOf(stored).filter(
    ({ party_id }) => party_id !== claimantId && conflict.parties.includes(party_id),
  );
  for (const { party_id: partyId, answered_at, respond_by } of asked) {
    const key = { caseId: found.id, partyId };
    if (answered_at !== null && isGrown)
      await updateCaseParty(tx, key, { answer: null, answered_at: null, respond_by: respondBy, more_time_at: null });
    else if (answered_at === null && respond_by !== null && respond_by < respondBy)
      await updateCaseParty(tx, key, { respond_by: respondBy });
  }
}

async function dismissUnconcerned(
  tx: Tx,
  { at }: AnyAct,
  { found: { id, parties }, conflict }: ChangedOverlap,
): Promise<void> {
  for (const { party_id, answered_at } of parties)
    if (answered_at === null && !conflict.parties.includes(party_id))
      await updateCaseParty(tx, { caseId: id, partyId: party_id }, { answered_at: at });
}

/** Nobody is left to wait for if the last party who hadn't answered has no part in the overlap any more. */
async function stateOnceAsked(tx: Tx, caseId: string, before: CaseState): Promise<CaseState> {
  if (before !== 'awaiting_response') return before;
  const stored = await readStoredCase(tx, caseId);
  const isAwaited = !stored || respondentsOf(stored).some(({ answered_at }) => answered_at === null);
  return isAwaited ? before : 'in_dispute';
}

function byHolder(holds: readonly RightsHold[]) {
  return holds.map(({ partyId, share, scope }) => [partyId, share, scope]).sort((a, b) => `${a}`.localeCompare(`${b}`));
}

export interface OverlapEnd {
  readonly id: string;
  readonly state: Extract<CaseState, 'resolved' | 'withdrawn'>;
  readonly resolution: 'agreed' | 'withdrawn' | 'revoked';
  readonly type: 'update' | 'revoke' | 'withdraw' | 'settle';
}

export async function endOverlapCase(tx: Tx, act: AnyAct, { id, state, resolution, type }: OverlapEnd): Promise<void> {
  await closeCase(tx, id, { state, resolution, at: act.at });
  await insertCaseEvent(tx, { caseId: id, type, actor: act.actor, state, payload: { resolution }, at: act.at });
  await publishCaseChange(tx, act, { id, action: `opposition.${type}` });
  await publishEvent(tx, 'overlap.ended', { caseId: id, act, resolution });
}
