import { moveCase } from '@counterpoint/domain/cases';
import type { CaseState } from '@counterpoint/domain/states';
import type { Tx } from '../../platform/db/transaction.ts';
import { caseFactsOf } from '../case/case-facts.ts';
import { readStoredCase, updateCase } from '../case/stored-case-repository.ts';

/** A case that waits for its claimant returns to the society with the evidence that it needs. Returns the state. */
export async function returnWithEvidence(tx: Tx, caseId: string, at: Date): Promise<CaseState> {
  const stored = await readStoredCase(tx, caseId);
  if (stored.state !== 'awaiting_claimant_evidence') return stored.state;
  const facts = await caseFactsOf(tx, stored, { at });
  const outcome = moveCase(stored.state, { act: 'submit', by: 'claimant' }, facts);
  if (!outcome.isDone) return stored.state;
  await updateCase(tx, caseId, { state: outcome.state, at });
  return outcome.state;
}
