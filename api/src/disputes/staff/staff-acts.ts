import { isAboutShares, isProposalFull } from '@counterpoint/domain/cases';
import type { CaseLine } from '@counterpoint/domain/schemas/cases';
import * as text from '../../messages/cases.generated.ts';
import * as notFoundText from '../../messages/not-found.generated.ts';
import { responseDaysOf } from '../../platform/config/response-days.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import { publishEvent } from '../../platform/events/events.ts';
import { conflict, notFound } from '../../platform/http/app-error.ts';
import { calendarOf } from '../../platform/time/society-calendar.ts';
import { caseFactsOf, defaultLines, silentIn } from '../case/case-facts.ts';
import { type ActOnCase, endUnchanged, moveStored, outcomeOf, recordCaseEvent } from '../case/move-stored.ts';
import {
  claimantsOf,
  lockCase,
  membersAmong,
  presentIn,
  respondentsOf,
  type StoredCase,
  type StoredParty,
  updateCase,
  updateCaseParty,
} from '../case/stored-case-repository.ts';
import { scheduleCaseClock } from '../clocks/case-clock.ts';
import { withdraw } from '../filing/withdrawal-service.ts';
import { linesAfterRelease, type ReleaseScope, releaseRights } from '../overlaps/lower-lines.ts';
import { resolveCase } from '../resolution/resolve-case.ts';
import { findCaseId } from './staff-repository.ts';

export interface StaffAct extends ActOnCase {
  readonly staff: string;
}

export interface StaffCase {
  readonly act: StaffAct;
  readonly stored: StoredCase;
}

export async function openForStaff(tx: Tx, name: string): Promise<StoredCase> {
  const id = await findCaseId(tx, name);
  const stored = id ? await lockCase(tx, id) : null;
  if (!stored || stored.state === 'draft') throw notFound(notFoundText.caseNamed({ name }));
  return stored;
}

export async function requestEvidence(tx: Tx, { act, stored }: StaffCase, note: string | null): Promise<void> {
  const { at } = act;
  const evidenceBy = calendarOf(tx).responseDeadline(at, responseDaysOf(tx).EVIDENCE_DAYS);
  const facts = await caseFactsOf(tx, stored, { at });
  const change = { evidence_by: evidenceBy };
  await moveStored(tx, act, { stored, act: 'ask_for_evidence', by: 'staff', facts, note, change });
  await scheduleCaseClock(tx, stored.id, { what: 'evidence', by: evidenceBy, at });
  await publishEvent(tx, 'case.evidence_requested', { caseId: stored.id, act, evidenceBy, note });
}

export async function rejectCase(tx: Tx, { act, stored }: StaffCase, reason: string): Promise<void> {
  await endUnchanged(tx, act, { stored, act: 'dismiss', by: 'staff', resolution: 'inadmissible', text: reason });
  await publishEvent(tx, 'case.rejected', { caseId: stored.id, act, reason });
}

/** Withdraws on the filer's request. Throws 409 for overlaps, or with several claimants. */
export async function withdrawFor(tx: Tx, { act, stored }: StaffCase, reason: string): Promise<void> {
  if (stored.is_detected) throw conflict('not_possible', text.overlapEnds());
  const [filer, ...others] = claimantsOf(stored);
  if (others.length > 0) throw conflict('several_claimants', text.severalClaimants());
  await withdraw(tx, act, { stored, by: 'staff', ...(filer && { partyId: filer.party_id }), reason });
}

/** Extends deadlines by some days, from the current deadline or today, whichever is later. */
export async function extendDeadlines(
  tx: Tx,
  { act, stored }: StaffCase,
  { days, reason }: { readonly days: number; readonly reason: string },
): Promise<Date> {
  const { at } = act;
  const { id, state } = stored;
  const laterThan = (day: Date | null) => calendarOf(tx).responseDeadline(day && day > at ? day : at, days);
  const waiting = respondentsOf(stored).filter(({ answered_at }) => answered_at === null);
  const isEvidence = state === 'awaiting_claimant_evidence';
  if (!isEvidence && (state !== 'awaiting_response' || waiting.length === 0))
    throw conflict('nothing_to_extend', text.nothingToExtend());
  const moved = isEvidence ? [] : waiting.map(({ party_id, respond_by }) => ({ party_id, by: laterThan(respond_by) }));
  for (const { party_id, by } of moved)
    await updateCaseParty(tx, { caseId: id, partyId: party_id }, { respond_by: by });
  const evidenceBy = isEvidence ? laterThan(stored.evidence_by) : null;
  await updateCase(tx, id, { at, ...(evidenceBy && { evidence_by: evidenceBy }) });
  const ends = evidenceBy ? [evidenceBy] : moved.map(({ by }) => by);
  const what = isEvidence ? ('evidence' as const) : ('response' as const);
  for (const by of ends) await scheduleCaseClock(tx, id, { what, by, at });
  const last = new Date(Math.max(...ends.map(Number)));
  await recordCaseEvent(tx, act, { stored, type: 'extended', state, note: reason, payload: { days, by: last } });
  const untilOf = ({ party_id }: StoredParty) => moved.find((each) => each.party_id === party_id)?.by ?? last;
  for (const [until, parties] of Map.groupBy(presentIn(stored), (party) => untilOf(party).getTime())) {
    await publishEvent(tx, 'case.extended', {
      caseId: id,
      act,
      memberIds: membersAmong(parties),
      until: new Date(until),
      reason,
    });
  }
  return last;
}

export async function recordProceedings(
  tx: Tx,
  { act, stored }: StaffCase,
  { act: name, note }: { readonly act: 'escalate' | 'resume'; readonly note: string },
): Promise<void> {
  const facts = { ...(await caseFactsOf(tx, stored, act)), hasDocument: true };
  await moveStored(tx, act, { stored, act: name, by: 'staff', facts, note });
  const event = name === 'escalate' ? 'case.escalated' : 'case.resumed';
  await publishEvent(tx, event, { caseId: stored.id, act, note });
}

interface PlannedDefault {
  readonly lines: readonly CaseLine[];
  readonly lowering: ReleaseScope | null;
}

/**
 * Returns what silence registers: the claim, or in an overlap the lines without the silent parties’ claims. Throws 409
 * before the last deadline has passed.
 */
export async function planDefault(tx: Tx, { act, stored }: StaffCase): Promise<PlannedDefault> {
  const facts = await caseFactsOf(tx, stored, act);
  outcomeOf(stored, { act: 'default', by: 'staff' }, facts);
  const silent = new Set(silentIn(stored).map(({ party_id }) => party_id));
  const lowering = stored.is_detected ? { parties: silent, scope: stored.scope ?? [] } : null;
  const lines = lowering ? await linesAfterRelease(tx, stored.object.id, lowering) : await defaultLines(tx, stored);
  if (lines === null) throw conflict('claims_conflict', text.claimsConflict());
  return { lines, lowering };
}

export async function confirmDefault(
  tx: Tx,
  { act, stored }: StaffCase,
  { lines, lowering }: PlannedDefault,
): Promise<void> {
  const writeRights = lowering ? releaseRights(lowering) : undefined;
  await resolveCase(tx, act, { stored, type: 'default', resolution: 'default', lines, writeRights, text: null });
}

/** Throws 409 before the case is escalated, and for shares that don’t total 100%. Leaves the document to the caller. */
export async function checkDecision(tx: Tx, { act, stored }: StaffCase, lines: readonly CaseLine[]): Promise<void> {
  const facts = { ...(await caseFactsOf(tx, stored, act)), hasDocument: true };
  outcomeOf(stored, { act: 'decide', by: 'staff' }, facts);
  if (isAboutShares(stored.kind) && !isProposalFull(stored.registered_lines, lines))
    throw conflict('proposal_total', text.decisionTotal());
}

/** Requires that the order, award or settlement is attached. */
export async function recordDecision(
  tx: Tx,
  staffCase: StaffCase,
  { lines, text: reason }: { readonly lines: readonly CaseLine[]; readonly text: string },
): Promise<void> {
  await checkDecision(tx, staffCase, lines);
  const { act, stored } = staffCase;
  await resolveCase(tx, act, { stored, type: 'decide', resolution: 'decided', lines, text: reason });
}

/** The claimant's lines or the registered ones. */
export function linesFor(stored: StoredCase, side: 'claimant' | 'respondent'): readonly CaseLine[] {
  if (side === 'respondent') return stored.registered_lines;
  const [only, ...others] = claimantsOf(stored);
  if (!only || others.length > 0) throw conflict('several_claimants', text.needsLines());
  return only.claimed_lines;
}
