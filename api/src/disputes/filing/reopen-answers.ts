import { readPartyMembers } from '../../parties/party-repository.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import type { Act } from '../../platform/http/actor.ts';
import { calendarOf } from '../../platform/time/society-calendar.ts';
import {
  presentIn,
  readStoredCase,
  respondentsOf,
  type StoredCase,
  updateCaseParty,
} from '../case/stored-case-repository.ts';
import { scheduleCaseClock } from '../clocks/case-clock.ts';
import { insertRespondents } from './filing-repository.ts';

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

interface ReopenedAnswers {
  readonly respondBy: Date;
  readonly memberIds: readonly string[];
}

interface ChangedClaim {
  readonly caseId: string;
  /** Everyone whom the claim now affects. */
  readonly respondents: readonly string[];
  readonly responseDays: number;
}

/** Asks everyone who accepted the claim before its claimant changed it, or whom it newly affects, and returns them. */
export async function reopenAllAnswers(
  tx: Tx,
  act: Act,
  { caseId, respondents, responseDays }: ChangedClaim,
): Promise<ReopenedAnswers | null> {
  const stored = await readStoredCase(tx, caseId);
  if (!stored) return null;
  const present = presentIn(stored).map(({ party_id }) => party_id);
  const added = respondents.filter((id) => !present.includes(id));
  const concerned = respondentsOf(stored).map(({ party_id }) => party_id);
  const respondBy = stored.state === 'awaiting_response' ? calendarOf(tx).responseDeadline(act.at, responseDays) : null;
  await insertRespondents(tx, caseId, { partyIds: added, respondBy, at: act.at });
  const asked = [...added, ...(await reinviteRespondents(tx, stored, { concerned, respondBy }))];
  if (!respondBy || asked.length === 0) return null;
  await scheduleCaseClock(tx, caseId, { what: 'response', by: respondBy, at: act.at });
  const members = await readPartyMembers(tx, asked);
  return { respondBy, memberIds: [...members.values()].filter((memberId) => memberId !== null) };
}
