import { isAboutShares, isProposalFull } from '@counterpoint/domain/cases';
import type { CaseLine } from '@counterpoint/domain/schemas/cases';
import * as text from '../../messages/cases.generated.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import { conflict } from '../../platform/http/app-error.ts';
import { caseFactsOf, defaultLines } from '../case/case-facts.ts';
import { outcomeOf } from '../case/move-stored.ts';
import { claimantsOf, type StoredCase } from '../case/stored-case-repository.ts';
import { resolveCase } from '../resolution/resolve-case.ts';
import type { StaffCase } from './staff-acts.ts';

/** Registers the claim by default. Throws 409 before the last deadline has passed. */
export async function confirmDefault(tx: Tx, { staff, at, stored }: StaffCase, responseDays: number): Promise<void> {
  const facts = await caseFactsOf(tx, stored, { at });
  outcomeOf(stored, { act: 'default', by: 'staff' }, facts);
  const lines = await defaultLines(tx, stored);
  if (lines === null) throw conflict('claims_conflict', text.claimsConflict());

  const resolving = { type: 'default' as const, resolution: 'default' as const, lines, text: null, responseDays };
  await resolveCase(tx, { actor: null, at }, { ...resolving, stored, payload: { staff } });
}

export interface Decision {
  readonly lines: readonly CaseLine[];
  readonly text: string;
  readonly responseDays: number;
}

/** Requires that the order, award or settlement is attached. */
export async function recordDecision(
  tx: Tx,
  { staff, at, stored }: StaffCase,
  { lines, text: reason, responseDays }: Decision,
): Promise<void> {
  const facts = await caseFactsOf(tx, stored, { at });
  outcomeOf(stored, { act: 'decide', by: 'staff' }, facts);
  if (isAboutShares(stored.kind) && !isProposalFull(stored.registered_lines, lines))
    throw conflict('proposal_total', text.decisionTotal());
  const resolving = { type: 'decide' as const, resolution: 'decided' as const, lines, text: reason, responseDays };
  await resolveCase(tx, { actor: null, at }, { ...resolving, stored, payload: { staff } });
}

/** The claimant's lines or the registered ones. */
export function linesFor(stored: StoredCase, side: 'claimant' | 'respondent'): readonly CaseLine[] {
  if (side === 'respondent') return stored.registered_lines;
  const [only, ...others] = claimantsOf(stored);
  if (!only || others.length > 0) throw conflict('several_claimants', text.needsLines());
  return only.claimed_lines;
}
