import type { Tx } from '../../platform/db/transaction.ts';
import { calendarOf } from '../../platform/time/society-calendar.ts';
import { respondentsOf, type StoredCase, updateCaseParty } from '../case/stored-case-repository.ts';
import { scheduleCaseClock } from '../clocks/case-clock.ts';

export interface AwaitedAnswer {
  readonly memberId: string | null;
  readonly respondBy: Date;
}

/** Keeps later deadlines. Parties never asked get the full period. */
export async function restartAnswerPeriod(
  tx: Tx,
  stored: StoredCase,
  { at, responseDays }: { readonly at: Date; readonly responseDays: number },
): Promise<AwaitedAnswer[]> {
  const minimum = calendarOf(tx).leastDeadline(at);
  const awaited: AwaitedAnswer[] = [];
  for (const { party_id, member_id, respond_by } of respondentsOf(stored).filter(
    (party) => party.answered_at === null,
  )) {
    const had = respond_by ?? calendarOf(tx).responseDeadline(at, responseDays);
    const respondBy = new Date(Math.max(Number(had), Number(minimum)));
    await updateCaseParty(tx, { caseId: stored.id, partyId: party_id }, { respond_by: respondBy });
    await scheduleCaseClock(tx, stored.id, { what: 'response', by: respondBy, at });
    awaited.push({ memberId: member_id, respondBy });
  }
  return awaited;
}
