import type { Tx } from '../../platform/db/transaction.ts';
import type { Act } from '../../platform/http/actor.ts';
import { calendarOf } from '../../platform/time/society-calendar.ts';
import { readStoredCase, respondentsOf, type StoredCase, updateCaseParty } from '../case/stored-case-repository.ts';
import { scheduleCaseClock } from '../clocks/case-clock.ts';

/** Asks those again who accepted or released, since the claim has grown; `maintain` applies to all claims. */
export async function reinviteRespondents(
  tx: Tx,
  stored: StoredCase,
  { concerned, respondBy }: { readonly concerned: readonly string[]; readonly respondBy: Date | null },
): Promise<readonly string[]> {
  const again = respondentsOf(stored).flatMap(({ party_id, answer }) =>
    answer !== null && answer !== 'maintain' && concerned.includes(party_id) ? [party_id] : [],
  );
  const reopened = { answer: null, answered_at: null, ...(respondBy && { respond_by: respondBy }) };
  for (const partyId of again) await updateCaseParty(tx, { caseId: stored.id, partyId }, reopened);
  return again;
}

interface AskedAgain {
  readonly respondBy: Date;
  readonly memberIds: readonly string[];
}

/** Asks everyone again who accepted a claim that its claimant has changed, and returns them with their deadline. */
export async function reopenAllAnswers(
  tx: Tx,
  act: Act,
  { caseId, responseDays }: { readonly caseId: string; readonly responseDays: number },
): Promise<AskedAgain | null> {
  const stored = await readStoredCase(tx, caseId);
  if (!stored) return null;
  const concerned = respondentsOf(stored).map(({ party_id }) => party_id);
  const respondBy = stored.state === 'awaiting_response' ? calendarOf(tx).responseDeadline(act.at, responseDays) : null;
  const again = await reinviteRespondents(tx, stored, { concerned, respondBy });
  if (!respondBy || again.length === 0) return null;
  await scheduleCaseClock(tx, caseId, { what: 'response', by: respondBy, at: act.at });
  const reopened = stored.parties.filter(({ party_id }) => again.includes(party_id));
  return { respondBy, memberIds: reopened.flatMap(({ member_id }) => member_id ?? []) };
}
