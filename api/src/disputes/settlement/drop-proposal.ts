import type { CaseFacts } from '@counterpoint/domain/cases';
import type { CaseState } from '@counterpoint/domain/states';
import type { Tx } from '../../platform/db/transaction.ts';
import { publishEvent } from '../../platform/events/events.ts';
import type { AnyAct } from '../../platform/http/actor.ts';
import { calendarOf } from '../../platform/time/society-calendar.ts';
import { caseFactsOf, silentIn } from '../case/case-facts.ts';
import { outcomeOf } from '../case/move-stored.ts';
import { readStoredCase, type StoredCase, updateCase, updateCaseParty } from '../case/stored-case-repository.ts';
import { responseDeadline, scheduleCaseClock } from '../clocks/case-clock.ts';
import { closeOpenProposal } from './proposal-repository.ts';

interface ProposalDrop {
  readonly stored: StoredCase;
  readonly facts: CaseFacts;
  readonly as: 'withdrawn' | 'superseded';
}

/** Closes the open split. If answers were awaited before it, they are awaited again. */
export async function dropProposal(tx: Tx, act: AnyAct, { stored, facts, as }: ProposalDrop): Promise<CaseState> {
  await closeOpenProposal(tx, stored.id, { state: as, at: act.at });
  const state = outcomeOf(stored, { act: 'refuse', by: 'claimant' }, facts);
  await updateCase(tx, stored.id, { state, at: act.at });
  if (state !== 'awaiting_response') return state;
  for (const { memberId, respondBy } of await restartAnswerPeriod(tx, stored, act.at))
    if (memberId !== null)
      await publishEvent(tx, 'case.answer_requested', { caseId: stored.id, act, respondBy, memberIds: [memberId] });
  return state;
}

/** A split was proposed for a case as it was, so nobody can accept it once the case has changed. Returns the state. */
export async function dropOutdatedProposal(tx: Tx, act: AnyAct, caseId: string): Promise<CaseState> {
  const stored = await readStoredCase(tx, caseId);
  if (stored.state !== 'settlement_proposed') return stored.state;
  const facts = await caseFactsOf(tx, stored, { at: act.at });
  // As if its proposer withdrew it.
  return dropProposal(tx, act, { stored, facts: { ...facts, isOwnProposal: true }, as: 'superseded' });
}

interface AwaitedAnswer {
  readonly memberId: string | null;
  readonly respondBy: Date;
}

/** Keeps later deadlines. Parties never asked get the full period. */
export async function restartAnswerPeriod(tx: Tx, stored: StoredCase, at: Date): Promise<AwaitedAnswer[]> {
  const minimum = calendarOf(tx).leastDeadline(at);
  const awaited: AwaitedAnswer[] = [];
  for (const { party_id, member_id, respond_by } of silentIn(stored)) {
    const had = respond_by ?? responseDeadline(tx, stored.object, at);
    const respondBy = new Date(Math.max(Number(had), Number(minimum)));
    await updateCaseParty(tx, { caseId: stored.id, partyId: party_id }, { respond_by: respondBy });
    await scheduleCaseClock(tx, stored.id, { what: 'response', by: respondBy, at });
    awaited.push({ memberId: member_id, respondBy });
  }
  return awaited;
}
