import { isDeepStrictEqual } from 'node:util';
import { type CaseFacts, type Conflict, reachesFurther } from '@counterpoint/domain/cases';
import type { CaseLine } from '@counterpoint/domain/schemas/cases';
import type { CaseState } from '@counterpoint/domain/states';
import { holdRights, type RightsHold } from '../../holds/hold-repository.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import { type DomainEvents, publishEvent } from '../../platform/events/events.ts';
import type { AnyAct } from '../../platform/http/actor.ts';
import { type CaseEnd, endCase, recordCaseEvent } from '../case/move-stored.ts';
import {
  insertCaseParties,
  readStoredCase,
  type StoredCase,
  type StoredParty,
  updateCase,
  updateCaseParty,
  updateClaims,
} from '../case/stored-case-repository.ts';
import { insertCase } from '../case-filing.ts';
import { responseDeadline, scheduleCaseClock } from '../clocks/case-clock.ts';
import { dropOutdatedProposal } from '../settlement/drop-proposal.ts';

export interface Overlap {
  readonly recording: { readonly id: string; readonly title: string };
  readonly conflict: Conflict;
  readonly holds: readonly RightsHold[];
  readonly lines: readonly CaseLine[];
  /** The holder of the later claim. */
  readonly claimantId: string;
}

/** Facts that only matter to other kinds of case have fixed values. */
export function factsOf(known: Partial<CaseFacts>): CaseFacts {
  return {
    kind: 'recording_ownership',
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
    hasCounterclaim: false,
    isOwnProposal: false,
    wereAnswersAwaited: false,
    ...known,
  };
}

export async function openOverlapCase(tx: Tx, act: AnyAct, overlap: Overlap): Promise<void> {
  const { recording, conflict, holds, lines, claimantId } = overlap;
  const object = { type: 'recording' as const, ...recording };
  const respondBy = responseDeadline(tx, object, act.at);
  const stored = await insertCase(tx, {
    kind: 'recording_ownership',
    state: 'awaiting_response',
    object,
    scope: JSON.stringify(conflict.segments),
    is_detected: true,
    submitted_at: act.at,
    registered_lines: JSON.stringify(lines),
    claimant: { party_id: claimantId, claimed_lines: JSON.stringify(lines) },
    respondents: conflict.parties.filter((partyId) => partyId !== claimantId),
    respondBy,
    at: act.at,
  });
  const { id } = stored;
  await holdRights(tx, { caseId: id, recordingId: recording.id, holds, at: act.at });
  const detected = { stored, type: 'detect', state: 'awaiting_response', payload: { holds } } as const;
  await recordCaseEvent(tx, act, { ...detected, isBySystem: true });
  await scheduleCaseClock(tx, id, { what: 'response', by: respondBy, at: act.at });
  await publishEvent(tx, 'overlap.detected', { caseId: id, act, scope: conflict.segments });
}

interface ChangedOverlap extends Overlap {
  readonly found: StoredCase;
  readonly held: readonly RightsHold[];
}

export async function changeOverlapCase(tx: Tx, act: AnyAct, overlap: ChangedOverlap): Promise<void> {
  const { found, held, recording, conflict, holds, lines } = overlap;
  const scope = found.scope ?? [];
  const joining = conflict.parties.filter((partyId) => !found.parties.some(({ party_id }) => party_id === partyId));
  // Deep comparison, since PostgreSQL's `jsonb` reorders keys.
  const isSame = isDeepStrictEqual(scope, conflict.segments) && isDeepStrictEqual(byHolder(held), byHolder(holds));
  if (isSame && joining.length === 0) return;
  await dropOutdatedProposal(tx, act, found.id);
  const respondBy = responseDeadline(tx, found.object, act.at);
  for (const partyId of joining) await join(tx, act, { ...overlap, partyId, respondBy });
  const isGrown = reachesFurther(scope, conflict.segments);
  const isNew = isGrown || joining.length > 0;
  if (isNew) await scheduleCaseClock(tx, found.id, { what: 'response', by: respondBy, at: act.at });
  const state = await updateResponses(tx, act, { ...overlap, respondBy, isNew, isGrown });
  await holdRights(tx, { caseId: found.id, recordingId: recording.id, holds, at: act.at });
  await publishEvent(tx, 'holds.released', { caseId: found.id, at: act.at });
  const registered_lines = JSON.stringify(lines);
  await updateCase(tx, found.id, { scope: JSON.stringify(conflict.segments), registered_lines, state, at: act.at });
  await updateClaims(tx, found.id, lines);
  await recordCaseEvent(tx, act, { stored: found, type: 'changed', state, payload: { holds } });
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
      ? { side: 'claimant' as const, respond_by: null, joined_at: act.at }
      : { side: 'respondent' as const, respond_by: respondBy };
  await insertCaseParties(tx, [{ ...side, opposition_id: found.id, party_id: partyId, answered_at: null }]);
  const payload = { party_id: partyId };
  await recordCaseEvent(tx, act, { stored: found, type: 'joined', state: found.state, payload });
}

interface ResponseUpdate extends ChangedOverlap {
  readonly respondBy: Date;
  readonly isNew: boolean;
  readonly isGrown: boolean;
}

/** Updates who has to respond, and until when. Returns the state: nobody may be left to wait for. */
async function updateResponses(tx: Tx, { at }: AnyAct, changed: ResponseUpdate): Promise<CaseState> {
  const { id: caseId, state, parties } = await readStoredCase(tx, changed.found.id);
  let isAwaited = false;
  for (const party of parties) {
    const isConcerned = changed.conflict.parties.includes(party.party_id);
    const dismissed = party.answered_at === null ? { answered_at: at } : null;
    const change = isConcerned ? restartOf(party, state, changed) : dismissed;
    if (change) await updateCaseParty(tx, { caseId, partyId: party.party_id }, change);
    isAwaited ||= party.side === 'respondent' && { ...party, ...change }.answered_at === null;
  }
  return state === 'awaiting_response' && !isAwaited ? 'in_dispute' : state;
}

/**
 * While answers are awaited, those in the overlap get the full time again. If it has grown, so do those who answered
 * about the smaller one.
 */
function restartOf(
  { party_id, side, answered_at, respond_by }: StoredParty,
  state: CaseState,
  { claimantId, respondBy, isNew, isGrown }: ResponseUpdate,
): Parameters<typeof updateCaseParty>[2] | null {
  if (!isNew || state !== 'awaiting_response' || side !== 'respondent' || party_id === claimantId) return null;
  if (answered_at !== null)
    return isGrown ? { answer: null, answered_at: null, respond_by: respondBy, more_time_at: null } : null;
  return respond_by !== null && respond_by < respondBy ? { respond_by: respondBy } : null;
}

function byHolder(holds: readonly RightsHold[]) {
  return holds.map(({ partyId, share, scope }) => [partyId, share, scope]).sort((a, b) => `${a}`.localeCompare(`${b}`));
}

export interface OverlapEnd extends Pick<CaseEnd, 'state'> {
  readonly resolution: DomainEvents['overlap.ended']['resolution'];
  readonly type: 'update' | 'revoke' | 'withdraw' | 'settle';
}

export async function endOverlapCase(tx: Tx, act: AnyAct, end: OverlapEnd & Pick<CaseEnd, 'stored'>): Promise<void> {
  const { stored, resolution } = end;
  await endCase(tx, act, { ...end, payload: { resolution } });
  await publishEvent(tx, 'overlap.ended', { caseId: stored.id, act, resolution });
}
