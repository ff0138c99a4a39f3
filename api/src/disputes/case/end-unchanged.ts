import type { CaseFacts, CaseMove } from '@counterpoint/domain/oppositions';
import type { CaseResolution } from '@counterpoint/domain/schemas';
import { CLOSED_OPPOSITION_STATES } from '@counterpoint/domain/states';
import type { Tx } from '../../platform/db/transaction.ts';
import type { AnyAct } from '../../platform/http/act.ts';
import { closeCase } from './case-repository.ts';
import type { StoredCase } from './locked-case.ts';
import { outcomeOf, tellOfCase } from './move-stored.ts';

/** An act that ends a case, and how that end is called. */
export interface EndingUnchanged extends CaseMove {
  readonly stored: StoredCase;
  readonly facts: CaseFacts;
  readonly resolution: Extract<CaseResolution, 'withdrawn' | 'lapsed' | 'inadmissible' | 'merged'>;
  /** What was said at the end. */
  readonly text: string | null;
  readonly payload?: Record<string, unknown>;
}

/** Ends a locked case with what is registered as it was; what it held is released. 409 where the machine does not allow it. */
export async function endUnchanged(
  tx: Tx,
  act: AnyAct,
  { stored, facts, resolution, text, payload, ...move }: EndingUnchanged,
): Promise<void> {
  const outcome = outcomeOf(stored, move, facts);
  const state = CLOSED_OPPOSITION_STATES.find((closed) => closed === outcome);
  if (!state) throw new Error(`Case ${stored.number} was to end by ${move.act}, and is ${outcome}.`);
  await closeCase(tx, stored.id, { state, resolution, text, at: act.at });
  await tellOfCase(tx, act, { stored, type: move.act, state, note: text, ...(payload && { payload }) });
}
