import type { CaseFacts } from '@counterpoint/domain/cases';
import type { CaseState } from '@counterpoint/domain/states';
import type { Tx } from '../../platform/db/transaction.ts';
import { publishEvent } from '../../platform/events/events.ts';
import type { AnyAct } from '../../platform/http/actor.ts';
import { caseFactsOf } from '../case/case-facts.ts';
import { outcomeOf } from '../case/move-stored.ts';
import { readStoredCase, type StoredCase, updateCase } from '../case/stored-case-repository.ts';
import { closeOpenProposal } from './proposal-repository.ts';
import { restartAnswerPeriod } from './restart-answer-period.ts';

interface ProposalDrop {
  readonly stored: StoredCase;
  readonly facts: CaseFacts;
  readonly as: 'withdrawn' | 'superseded';
  readonly responseDays: number;
}

/** Closes the open split. If answers were awaited before it, they are awaited again. */
export async function dropProposal(
  tx: Tx,
  act: AnyAct,
  { stored, facts, as, responseDays }: ProposalDrop,
): Promise<CaseState> {
  await closeOpenProposal(tx, stored.id, { state: as, at: act.at });
  const state = outcomeOf(stored, { act: 'refuse', by: 'claimant' }, { ...facts, hasReason: true });
  await updateCase(tx, stored.id, { state, at: act.at });
  if (state !== 'awaiting_response') return state;
  for (const { memberId, respondBy } of await restartAnswerPeriod(tx, stored, { at: act.at, responseDays }))
    if (memberId !== null)
      await publishEvent(tx, 'case.answer_requested', { caseId: stored.id, act, respondBy, memberIds: [memberId] });
  return state;
}

interface OutdatedProposal {
  readonly caseId: string;
  readonly responseDays: number;
}

/** A split was proposed for a case as it was, so nobody can accept it once the case has changed. Returns the state. */
export async function dropOutdatedProposal(
  tx: Tx,
  act: AnyAct,
  { caseId, responseDays }: OutdatedProposal,
): Promise<CaseState | undefined> {
  const stored = await readStoredCase(tx, caseId);
  if (stored?.state !== 'settlement_proposed') return stored?.state;
  const facts = await caseFactsOf(tx, stored, { at: act.at });
  // As if its proposer withdrew it.
  return dropProposal(tx, act, { stored, facts: { ...facts, isOwnProposal: true }, as: 'superseded', responseDays });
}
