import { readPartyMembers } from '../../parties/party-repository.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import type { AnyAct } from '../../platform/http/actor.ts';
import { presentIn, respondentsOf, type StoredCase, updateCaseParty } from '../case/stored-case-repository.ts';
import { responseDeadline, scheduleCaseClock } from '../clocks/case-clock.ts';
import { insertRespondents } from './filing-repository.ts';

/**
 * Adds those whom the claims now affect and who aren't parties yet, and reopens the answers of the others. Returns who has
 * to respond, without a date once the parties disagree; null if nobody has.
 */
export async function inviteRespondents(
  tx: Tx,
  { at }: AnyAct,
  { stored, concerned }: { readonly stored: StoredCase; readonly concerned: readonly string[] },
) {
  const { id: caseId, object, state } = stored;
  const respondBy = state === 'awaiting_response' ? responseDeadline(tx, object, at) : null;
  const present = presentIn(stored).map(({ party_id }) => party_id);
  const partyIds = concerned.filter((id) => !present.includes(id));
  await insertRespondents(tx, caseId, { partyIds, respondBy, at });
  const invited = [...partyIds, ...(await reinviteRespondents(tx, stored, { concerned, respondBy }))];
  if (invited.length === 0) return null;
  if (respondBy) await scheduleCaseClock(tx, caseId, { what: 'response', by: respondBy, at });
  const members = await readPartyMembers(tx, invited);
  return { respondBy, memberIds: [...members.values()].filter((memberId) => memberId !== null) };
}

/** Asks those again who accepted or released, since the claim has grown; `maintain` applies to all claims. */
async function reinviteRespondents(
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
