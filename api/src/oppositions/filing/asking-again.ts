import type { Tx } from '../../db/transaction.ts';
import { respondentsOf, type StoredCase } from '../case/locked-case.ts';
import { updateParty } from './filing-repository.ts';

interface AskingAgain {
  /** Whom what is claimed besides concerns. */
  readonly concerned: readonly string[];
  /** Until when they can answer; null where nobody has a deadline any more. */
  readonly respondBy: Date | null;
}

/**
 * Who accepted or released has said nothing yet to what is claimed besides, and is asked about that as well; who maintains
 * does so against all. Gives those who are asked.
 */
export async function askAgain(
  tx: Tx,
  stored: StoredCase,
  { concerned, respondBy }: AskingAgain,
): Promise<readonly string[]> {
  const again = respondentsOf(stored).flatMap(({ party_id, answer }) =>
    answer !== null && answer !== 'maintain' && concerned.includes(party_id) ? [party_id] : [],
  );
  const asked = { answer: null, answered_at: null, ...(respondBy && { respond_by: respondBy }) };
  for (const partyId of again) await updateParty(tx, { oppositionId: stored.id, partyId }, asked);
  return again;
}
