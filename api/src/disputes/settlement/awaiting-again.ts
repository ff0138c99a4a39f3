import type { CaseDays } from '../../platform/config/case-days.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import { calendarOf } from '../../platform/time/society-calendar.ts';
import { respondentsOf, type StoredCase, updateCaseParty } from '../case/case-repository.ts';
import { scheduleCaseClock } from '../clocks/case-clock.ts';
import { responseDaysOf } from '../filing/admission.ts';

/** Nobody has less time than this to answer once a split is taken back: meanwhile there was something else to think about. */
const LEAST_DAYS = 14;

interface Awaiting {
  readonly at: Date;
  readonly days: CaseDays;
}

/** Who has to answer, and until when. */
export interface AwaitedAnswer {
  readonly memberId: string | null;
  readonly respondBy: Date;
}

/**
 * A split was taken back, and those who had yet to answer when it was proposed still have to: by the day that was theirs, or
 * a later one where that has come too near. Who was never asked because a split was open has the time that all have.
 */
export async function awaitAnswersAgain(tx: Tx, stored: StoredCase, { at, days }: Awaiting): Promise<AwaitedAnswer[]> {
  const least = calendarOf(tx).responseDeadline(at, LEAST_DAYS);
  const awaited: AwaitedAnswer[] = [];
  for (const { party_id, member_id, respond_by } of respondentsOf(stored).filter(
    (party) => party.answered_at === null,
  )) {
    const had = respond_by ?? calendarOf(tx).responseDeadline(at, responseDaysOf(stored, days));
    const respondBy = new Date(Math.max(Number(had), Number(least)));
    await updateCaseParty(tx, { caseId: stored.id, partyId: party_id }, { respond_by: respondBy });
    await scheduleCaseClock(tx, stored.id, { what: 'response', by: respondBy, at });
    awaited.push({ memberId: member_id, respondBy });
  }
  return awaited;
}
