import { doScopesOverlap, hasSharesOnHold, isWithin, measuresIn } from '@counterpoint/domain/cases';
import { caseScope } from '@counterpoint/domain/schemas/cases';
import * as text from '../../messages/cases.generated.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import { publishEvent } from '../../platform/events/events.ts';
import { conflict } from '../../platform/http/app-error.ts';
import { endUnchanged, placeHolds, recordCaseEvent } from '../case/move-stored.ts';
import {
  claimantsOf,
  isClosed,
  presentIn,
  readStoredCase,
  respondentsOf,
  type StoredCase,
  updateCase,
} from '../case/stored-case-repository.ts';
import { returnWithEvidence } from '../evidence/return-with-evidence.ts';
import { openSubjectForSociety, respondentsToCase } from '../filing/case-subject.ts';
import { claimWithin } from '../filing/filed-lines.ts';
import { insertClaimant, moveDocuments } from '../filing/filing-repository.ts';
import { inviteRespondents } from '../filing/invite-respondents.ts';
import type { StaffAct } from './staff-acts.ts';

interface Pair {
  readonly from: StoredCase;
  readonly into: StoredCase;
}

/**
 * Throws 409 for overlaps and contests, if the scopes differ, a claim doesn't fit, a hold would be released, or a party
 * would be on both sides or nobody left to respond.
 */
export async function mergeCases(
  tx: Tx,
  act: StaffAct,
  { reason, ...pair }: Pair & { readonly reason: string },
): Promise<void> {
  const { from, into } = pair;
  const { at } = act;
  refuseUnlessSame(pair);
  const ending = { act: 'merge', by: 'staff', resolution: 'merged', text: reason } as const;
  await endUnchanged(tx, act, { stored: from, ...ending, payload: { into: into.number } });
  await updateCase(tx, from.id, { merged_into_id: into.id, at });
  await moveClaimants(tx, pair, at);
  await moveRespondents(tx, act, pair);
  await moveDocuments(tx, from.id, into.id);
  await returnWithEvidence(tx, into.id, at);
  const now = await readStoredCase(tx, into.id);
  if (hasSharesOnHold(now.state)) await placeHolds(tx, now, at);
  else await refuseWithoutRespondents(tx, now);
  const payload = { from: from.number };
  await recordCaseEvent(tx, act, { stored: now, type: 'merge', state: now.state, note: reason, payload });
  await updateCase(tx, into.id, { at });
  await publishEvent(tx, 'case.merged', { caseId: into.id, act, mergedNumber: from.number, reason });
}

function refuseUnlessSame(pair: Pair): void {
  const { from, into } = pair;
  if (from.id === into.id) throw conflict('same_case', text.sameCase());
  if (isClosed(into.state)) throw conflict('case_closed', text.closed());
  const [one, other] = [caseScope.parse(from.asked), caseScope.parse(into.asked)];
  const isSame = from.object.id === into.object.id && from.kind === into.kind && doScopesOverlap(one, other);
  if (!isSame) throw conflict('not_the_same', text.notTheSame());
  refuseUnmergeable(pair);
  const measures = measuresIn(into.registered_lines);
  const isWider = measuresIn(from.registered_lines).some((measure) => !measures.includes(measure));
  if (isWider || !isWithin(one, other))
    throw conflict('reaches_further', text.wrongWay({ from: from.number, into: into.number }));
  const sideOf = (stored: StoredCase, id: string) => presentIn(stored).find(({ party_id }) => party_id === id)?.side;
  const torn = presentIn(from).some(({ party_id, side }) => (sideOf(into, party_id) ?? side) !== side);
  if (torn) throw conflict('both_sides', text.bothSides());
}

/** An overlap or a contest ends without all of its claimants, and a case that isn't admitted has no holds. */
function refuseUnmergeable({ from, into }: Pair): void {
  const cases = [from, into];
  if (cases.some(({ is_detected }) => is_detected)) throw conflict('not_possible', text.overlapEnds());
  if (cases.some(({ contested_revision }) => contested_revision !== null))
    throw conflict('not_possible', text.contestsStay());
  if (hasSharesOnHold(from.state) && !hasSharesOnHold(into.state))
    throw conflict('not_admitted', text.notAdmitted({ from: from.number, into: into.number }));
}

async function moveClaimants(tx: Tx, { from, into }: Pair, at: Date): Promise<void> {
  for (const { party_id, statement, claimed_lines } of claimantsOf(from)) {
    if (presentIn(into).some((party) => party.party_id === party_id)) continue;
    const lines = claimWithin(into.registered_lines, { claimed: claimed_lines, registered: from.registered_lines });
    if (!lines) throw conflict('registration_changed', text.claimDoesNotFit({ from: from.number, into: into.number }));
    await insertClaimant(tx, into.id, { partyId: party_id, statement, lines, at });
  }
}

/** While a case is private to its filer, nobody is asked before it is admitted. */
async function moveRespondents(tx: Tx, act: StaffAct, { from, into }: Pair): Promise<void> {
  if (!hasSharesOnHold(into.state)) return;
  const claimants = claimantsOf(from).map(({ party_id }) => party_id);
  const concerned = (await concernedBy(tx, from)).filter((id) => !claimants.includes(id));
  const invited = await inviteRespondents(tx, act, { stored: into, concerned });
  if (invited) await publishEvent(tx, 'case.answer_requested', { caseId: into.id, act, ...invited });
}

/** The merged case could never be admitted. */
async function refuseWithoutRespondents(tx: Tx, merged: StoredCase): Promise<void> {
  const concerned = await respondentsToCase(tx, await openSubjectForSociety(tx, merged.object), merged);
  const claimants = claimantsOf(merged).map(({ party_id }) => party_id);
  if ([...concerned].every((id) => claimants.includes(id)))
    throw conflict('nobody_to_answer', text.everyoneWouldClaim());
}

async function concernedBy(tx: Tx, from: StoredCase): Promise<readonly string[]> {
  const subject = await openSubjectForSociety(tx, from.object);
  const invited = await respondentsToCase(tx, subject, from);
  return [...new Set([...respondentsOf(from).map(({ party_id }) => party_id), ...invited])];
}
