import { hasSharesOnHold } from '@counterpoint/domain/cases';
import type { CaseDetails } from '@counterpoint/domain/schemas/cases';
import { ENTRIES } from '../../catalogue/entries.ts';
import { extendConfirmation, reinviteContesters } from '../../catalogue/entry/confirmation/confirmation-repository.ts';
import { WORKS } from '../../catalogue/entry/entry-kind.ts';
import { readForSociety, recordChangeBySociety } from '../../catalogue/entry/record-change.ts';
import * as text from '../../messages/cases.generated.ts';
import * as claimsText from '../../messages/catalogue-claims.generated.ts';
import { nameOf } from '../../parties/party-view.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import { type DomainEvents, publishEvent } from '../../platform/events/events.ts';
import type { Act, AnyAct } from '../../platform/http/actor.ts';
import { conflict } from '../../platform/http/app-error.ts';
import type { VersionedId } from '../../platform/http/versions.ts';
import { caseFactsOf, settledLines } from '../case/case-facts.ts';
import { openCase, openCaseForChange } from '../case/case-reading.ts';
import { type ActOnCase, endUnchanged, outcomeOf, placeHolds, recordCaseEvent } from '../case/move-stored.ts';
import {
  claimantsOf,
  lockCase,
  type OwnCase,
  readOpenCases,
  readStoredCase,
  type StoredCase,
  updateCase,
  updateCaseParty,
} from '../case/stored-case-repository.ts';
import { releaseClaim } from '../overlaps/release-claim.ts';
import { dropProposal } from '../settlement/drop-proposal.ts';
import { openSubjectForSociety, respondentsToCase } from './case-subject.ts';
import { inviteRespondents } from './invite-respondents.ts';

/** Withdraws a claim, and the case with its last claimant. Throws 409 while another's proposal is open. */
export async function withdrawClaim(
  tx: Tx,
  act: Act,
  { target, reason }: { readonly target: VersionedId; readonly reason: string },
): Promise<CaseDetails> {
  const { stored, mine } = await openCaseForChange(tx, act, target);
  if (mine.side !== 'claimant' || mine.left_at !== null) throw conflict('not_yours', text.onlyClaimant());
  const isAlone = claimantsOf(stored).length === 1;
  // The overlap would remain.
  if (stored.is_detected) await releaseClaim(tx, act, stored);
  else if (isAlone) await withdraw(tx, act, { stored, by: 'claimant', partyId: mine.party_id, reason });
  else await leaveCase(tx, act, { stored, mine, reason });
  return openCase(tx, act, target.id);
}

interface CaseWithdrawal {
  readonly stored: StoredCase;
  readonly by: 'claimant' | 'staff';
  readonly partyId?: string;
  readonly reason: string;
}

export async function withdraw(tx: Tx, act: ActOnCase, { stored, by, partyId, reason }: CaseWithdrawal): Promise<void> {
  const text = reason || null;
  await endUnchanged(tx, act, { stored, act: 'withdraw', by, partyId, resolution: 'withdrawn', text });
  if (stored.contested_revision !== null) await reinvite(tx, act, { ...stored, revision: stored.contested_revision });
  await publishEvent(tx, 'case.withdrawn', { caseId: stored.id, act, reason });
}

/** Invites those who contested the revision again, since it is still pending. Its deadline has often passed. */
async function reinvite(
  tx: Tx,
  { at }: AnyAct,
  { object: { type, id }, parties, revision }: StoredCase & { readonly revision: number },
): Promise<void> {
  const entry = ENTRIES[type];
  const version = { entryKind: entry.kind, id, revision };
  const claimants = claimantsOf({ parties }).map(({ party_id }) => party_id);
  await reinviteContesters(tx, version, claimants);
  await extendConfirmation(tx, version, at);
  const found = await readForSociety({ entry, tx }, id);
  if (!found) return;
  const { details: before, viewer } = found;
  await recordChangeBySociety({ entry, tx, act: { actor: null, at } }, { id, action: 'ask_again', before, viewer });
}

/** They become a respondent if the other claims affect them. Throws 409 while another's proposal is open. */
async function leaveCase(
  tx: Tx,
  act: Act,
  { stored, mine, reason }: OwnCase & { readonly reason: string },
): Promise<void> {
  const { id } = stored;
  const facts = await caseFactsOf(tx, stored, { partyId: mine.party_id, at: act.at });
  outcomeOf(stored, { act: 'withdraw', by: 'claimant' }, facts);
  if (stored.state === 'settlement_proposed') await dropProposal(tx, act, { stored, facts, as: 'withdrawn' });
  await updateCaseParty(tx, { caseId: id, partyId: mine.party_id }, { left_at: act.at });
  const left = await readStoredCase(tx, id);
  await recordCaseEvent(tx, act, { stored: left, type: 'left', state: left.state, note: reason || null });
  await updateCase(tx, id, { at: act.at });
  await publishEvent(tx, 'case.left', { caseId: id, act, name: nameOf(mine) });
  if (!hasSharesOnHold(left.state)) return;
  const affected = await respondentsToCase(tx, await openSubjectForSociety(tx, left.object), left);
  // A party that accepted all claims together may not accept the remaining ones alone.
  const concerned = affected.has(mine.party_id) ? [mine.party_id] : (await settledLines(tx, left)) ? [...affected] : [];
  const invited = await inviteRespondents(tx, act, { stored: left, concerned });
  // Sent by the society, since the member is the actor.
  const bySociety = { actor: null, at: act.at };
  if (invited) await publishEvent(tx, 'case.answer_requested', { caseId: id, act: bySociety, ...invited });
  await placeHolds(tx, left, act.at);
}

/** Ends filed cases that could no longer be admitted. Admitted ones prevent the withdrawal. */
export async function rejectCasesOfWithdrawn(tx: Tx, withdrawn: DomainEvents['entry.withdrawn']): Promise<void> {
  const { entryKind, entry, reason } = withdrawn;
  const act = { actor: null, at: withdrawn.act.at };
  const words = entryKind === WORKS ? claimsText.workWithdrawn({ reason }) : claimsText.recordingWithdrawn({ reason });
  for (const { id } of await readOpenCases(tx, entryKind, entry.id)) {
    const stored = await lockCase(tx, id);
    const ending = { act: 'dismiss', by: 'staff', resolution: 'inadmissible', text: words } as const;
    await endUnchanged(tx, act, { ...ending, stored });
    await publishEvent(tx, 'case.rejected', { caseId: id, act, reason: words });
  }
}
