import { type CaseFacts, hasSharesOnHold } from '@counterpoint/domain/cases';
import { nameOf } from '../../parties/party-view.ts';
import type { CaseDays } from '../../platform/config/case-days.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import { publishEvent } from '../../platform/events/events.ts';
import type { Act } from '../../platform/http/act.ts';
import { calendarOf } from '../../platform/time/society-calendar.ts';
import { caseFactsOf } from '../case/case-facts.ts';
import { outcomeOf, recordCaseEvent } from '../case/move-stored.ts';
import { placeHolds } from '../case/place-holds.ts';
import {
  claimantsOf,
  readStoredCase,
  type StoredCase,
  type StoredParty,
  updateCase,
  updateCaseParty,
} from '../case/stored-case-repository.ts';
import { scheduleCaseClock } from '../clocks/case-clock.ts';
import { supersedeProposal } from '../settlement/proposal-repository.ts';
import { restartAnswerPeriod } from '../settlement/restart-answer-period.ts';
import { responseDaysOf } from './admission.ts';
import { openSubjectForSociety } from './case-subject.ts';
import { respondentsTo } from './respondents.ts';

interface Leaving {
  readonly stored: StoredCase;
  readonly mine: StoredParty;
  readonly reason: string;
  readonly days: CaseDays;
}

/** They become a respondent if the other claims affect them. Throws 409 while another's proposal is open. */
export async function leaveCase(tx: Tx, act: Act, { stored, mine, reason, days }: Leaving): Promise<void> {
  const { id } = stored;
  const facts = await caseFactsOf(tx, stored, { partyId: mine.party_id, at: act.at });
  outcomeOf(stored, { act: 'withdraw', by: 'claimant' }, facts);
  if (stored.state === 'settlement_proposed') await dropProposal(tx, act, { stored, facts, days });
  await updateCaseParty(tx, { caseId: id, partyId: mine.party_id }, { left_at: act.at });
  const left = await readStoredCase(tx, id);
  if (!left) return;
  await recordCaseEvent(tx, act, { stored: left, type: 'left', state: left.state, note: reason || null });
  await updateCase(tx, id, { at: act.at });
  await publishEvent(tx, 'case.left', { caseId: id, act, name: nameOf(mine) });
  if (!hasSharesOnHold(left.state)) return;
  if (await isConcerned(tx, left, mine.party_id))
    await becomeRespondent(tx, act, { stored: left, partyId: mine.party_id, days });
  const now = await readStoredCase(tx, id);
  if (now) await placeHolds(tx, now, act.at);
}

interface Dropping {
  readonly stored: StoredCase;
  readonly facts: CaseFacts;
  readonly days: CaseDays;
}

async function dropProposal(tx: Tx, act: Act, { stored, facts, days }: Dropping): Promise<void> {
  await supersedeProposal(tx, stored.id, act.at);
  const state = outcomeOf(stored, { act: 'refuse', by: 'claimant' }, { ...facts, hasReason: true });
  await updateCase(tx, stored.id, { state, at: act.at });
  if (state !== 'awaiting_response') return;
  for (const { memberId, respondBy } of await restartAnswerPeriod(tx, stored, { at: act.at, days }))
    if (memberId !== null)
      await publishEvent(tx, 'case.answer_requested', { caseId: stored.id, act, respondBy, memberIds: [memberId] });
}

/** Whether the remaining claims affect this party, or it answers for others as the submitter. */
async function isConcerned(tx: Tx, stored: StoredCase, partyId: string): Promise<boolean> {
  const subject = await openSubjectForSociety(tx, stored.object);
  const { kind, registered_lines: registered, other_work_id: otherWorkId } = stored;
  for (const { claimed_lines: claimedLines } of claimantsOf(stored))
    if ((await respondentsTo(tx, subject, { kind, registered, claimedLines, otherWorkId })).includes(partyId))
      return true;
  return false;
}

async function becomeRespondent(
  tx: Tx,
  act: Act,
  { stored, partyId, days }: { readonly stored: StoredCase; readonly partyId: string; readonly days: CaseDays },
): Promise<void> {
  const isAwaitingResponse = stored.state === 'awaiting_response';
  const respondBy = isAwaitingResponse ? calendarOf(tx).responseDeadline(act.at, responseDaysOf(stored, days)) : null;
  const reset = { side: 'respondent' as const, left_at: null, answer: null, answered_at: null, more_time_at: null };
  const change = { ...reset, respond_by: respondBy, claimed_lines: JSON.stringify([]), statement: null };
  await updateCaseParty(tx, { caseId: stored.id, partyId }, change);
  if (!respondBy) return;
  await scheduleCaseClock(tx, stored.id, { what: 'response', by: respondBy, at: act.at });
  // Sent by the society, since the member is the actor.
  const self = { act: { actor: null, at: act.at }, memberIds: [act.actor.memberId] };
  await publishEvent(tx, 'case.answer_requested', { caseId: stored.id, respondBy, ...self });
}
