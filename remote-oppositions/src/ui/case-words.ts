import type { CaseRow } from '@counterpoint/domain/schemas/cases';
import { CLOSED_CASE_STATES } from '@counterpoint/domain/states';
import { someOf } from '@counterpoint/kit/text';

/** A work's shares are registered for every territory and period. */
export const SHARES_EVERYWHERE =
  'Shares of a work are the same everywhere and at all times. Place and period say what is in dispute; what the case comes to is registered for the whole work.';

export function isClosed({ state }: Pick<CaseRow, 'state'>): boolean {
  return CLOSED_CASE_STATES.some((closed) => closed === state);
}

export function turnOf(row: Pick<CaseRow, 'state' | 'is_my_turn' | 'waits_for'>): string | null {
  if (isClosed(row)) return null;
  if (row.state === 'draft') return 'You, to file it';
  return row.is_my_turn ? 'Your turn' : someOf(row.waits_for);
}
