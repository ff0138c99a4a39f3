import { claimOutcome } from '@counterpoint/domain/cases';
import { checkWork } from '@counterpoint/domain/rules';
import {
  type ClaimAnswer,
  draftOf,
  type NewClaim,
  type WorkClaim,
  type WorkClaims,
  type WorkDetails,
} from '@counterpoint/domain/schemas/works';
import { isGiven, RIGHTS } from '@counterpoint/domain/shares';
import * as text from '../../../messages/catalogue-claims.generated.ts';
import * as notFoundText from '../../../messages/not-found.generated.ts';
import { readParties } from '../../../parties/party-repository.ts';
import { nameOf } from '../../../parties/party-view.ts';
import type { Database, Tx } from '../../../platform/db/transaction.ts';
import { wiringOf } from '../../../platform/db/wiring.ts';
import { publishEvent } from '../../../platform/events/events.ts';
import type { Act } from '../../../platform/http/actor.ts';
import { conflict, notFound, wrongFields } from '../../../platform/http/app-error.ts';
import type { SeenId, VersionedId } from '../../../platform/http/versions.ts';
import { publish } from '../../../platform/live/outbox-repository.ts';
import { closeClaim } from '../../entry/claims/open-claim-repository.ts';
import { refuseBrokenRules, refuseWithoutSubmitter } from '../../entry/claims/refuse-claims.ts';
import { confirmActiveLines } from '../../entry/confirmation/confirmation-repository.ts';
import type { EntryChange } from '../../entry/entry-definition.ts';
import { isActive, WORKS } from '../../entry/entry-kind.ts';
import { insertEntryEvent, nextRevisionNumber, updateRevision } from '../../entry/entry-repository.ts';
import { limitActs } from '../../entry/limit-acts.ts';
import { openAsSeen, openAsSubmitter, openEntry, refuseUnlessActive } from '../../entry/open-entry.ts';
import { recordChange } from '../../entry/record-change.ts';
import { refuseSharesOnHold } from '../../entry/revisions/shares-on-hold.ts';
import { activateRevision, insertDraftRevision } from '../../entry/revisions/write-revision.ts';
import { requireStanding } from '../../entry/standing.ts';
import { systemNote } from '../../entry/system-notes.ts';
import { insertLines } from '../party-line-repository.ts';
import { preserveWorkConfirmations, resolveWorkLines } from '../revisions/work-lines.ts';
import { WORK, type WorkTypes } from '../work-definition.ts';
import { withAssignedLine } from './assigned-line.ts';
import { type ClaimRow, insertClaim, readClaims } from './claim-repository.ts';
import { toClaim, toClaims } from './claim-view.ts';

export async function listClaims(db: Database, actor: Act['actor'], id: string): Promise<WorkClaims> {
  const work = await openEntry(WORK, db, { id, viewer: actor });
  const [rows, cases] = await Promise.all([readClaims(db, id), wiringOf(db).disputes.readOpenCases(db, WORKS, id)]);
  return toClaims(work, { rows, cases }, actor.partyId);
}

type WorkChange = EntryChange<WorkTypes>;

/** Confirms the member's line, asks the submitter about an unknown writer's, or opens a case (ADR 20). */
export async function claimShare(change: WorkChange, seen: SeenId, claim: NewClaim): Promise<WorkClaim> {
  const { tx, act } = change;
  const work = await openAsSeen(change, seen);
  const { id } = work;
  refuseUnlessActive(WORK, work);
  if (RIGHTS.every((right) => claim.shares[right] === 0))
    throw wrongFields([{ path: 'shares.pr', message: text.enterShare() }]);
  await limitActs(tx, act, id);
  const outcome = await outcomeOf(change, work, claim);
  const claimId = await insertClaim(tx, act, { workId: id, ...outcome });
  await insertEntryEvent(change, work, { type: 'claimed' });
  if (outcome.state === 'requested')
    await publishEvent(tx, 'claim.submitted', { entryKind: WORKS, entry: { id }, act, shares: claim.shares });
  const memberIds = outcome.state === 'confirmed' ? [act.actor.memberId] : [];
  await recordChange(change, { id, action: 'claim', before: work, memberIds });
  return toClaim(await findClaim(tx, id, claimId), act.actor.partyId);
}

async function outcomeOf({ tx, act }: WorkChange, work: WorkDetails, claim: NewClaim) {
  const [party] = await readParties(tx, [act.actor.partyId]);
  if (party?.kind === 'organisation') refuseUnlessNamed(work);
  const own = { party: { id: act.actor.partyId, name: party ? nameOf(party) : '' }, ...claim };
  const outcome = claimOutcome(work, own);
  if (outcome.state === 'confirmed') {
    refuseIfConfirmed(work);
    await confirmActiveLines(tx, { entryKind: WORKS, id: work.id, revision: work.revision }, act);
    // A member who claims less than the registered shares confirms them all.
    return { state: outcome.state, claim: { ...claim, shares: outcome.shares }, caseId: null };
  }
  if (outcome.state === 'requested') {
    await refuseWithoutSubmitter(tx, WORKS, work.id);
    await refuseSecondRequest(tx, act, work.id);
  }
  if (outcome.state !== 'disputed') return { state: outcome.state, claim, caseId: null };
  const caseId = await wiringOf(tx).disputes.fileClaim(tx, act, { ...outcome, work, claim });
  return { state: outcome.state, claim, caseId };
}

/** Throws 409 for a company that the work doesn't name: its rights come from an agreement, which a case requests. */
function refuseUnlessNamed({ writers, publishers }: WorkDetails): void {
  if ([...writers, ...publishers].some(({ is_me }) => is_me)) return;
  throw conflict('company_claims_in_case', text.companyClaims());
}

function refuseIfConfirmed({ writers, publishers }: WorkDetails): void {
  const isOpen = [...writers, ...publishers].some(
    ({ is_me, confirmation }) => is_me && confirmation !== 'confirmed' && confirmation !== 'submitter',
  );
  if (!isOpen) throw conflict('already_yours', text.alreadyConfirmedShare());
}

async function refuseSecondRequest(tx: Tx, { actor }: Act, id: string): Promise<void> {
  const claims = await readClaims(tx, id);
  if (claims.some(({ state, party_id }) => state === 'requested' && party_id === actor.partyId))
    throw conflict('already_claimed', text.alreadyClaimedShare());
}

/**
 * Answers a claim on an unknown writer's line. Acceptance is active at once, since it affects nobody else. It changes nothing
 * if the submitter has given the claimant as much since.
 */
export async function answerToClaim(
  change: WorkChange,
  target: VersionedId & { readonly claimId: string },
  { is_accepted, reason }: ClaimAnswer,
): Promise<WorkDetails> {
  const { tx, act } = change;
  const work = await openAsSubmitter(change, target);
  if (is_accepted) await requireStanding(change, [work]);
  const claim = await findClaim(tx, work.id, target.claimId);
  if (claim.state !== 'requested') throw conflict('already_answered', text.alreadyAnswered());
  if (is_accepted && !isGiven(toClaim(claim, act.actor.partyId), [...work.writers, ...work.publishers]))
    await assignClaimedLine(change, work, claim);
  const state = is_accepted ? ('accepted' as const) : ('refused' as const);
  await closeClaim(tx, WORKS, { id: claim.id, state, answer: reason, at: act.at });
  await insertEntryEvent(change, work, { type: 'claim_answered', note: reason });
  const memberId = claim.member_id;
  const refusal = is_accepted ? null : reason;
  if (memberId) {
    await publishEvent(tx, 'claim.answered', { entryKind: WORKS, entry: { id: work.id }, act, memberId, refusal });
    await publish(tx, { topic: 'compositions', memberIds: [memberId] });
  }
  const memberIds = is_accepted && memberId ? [memberId] : [];
  return recordChange(change, { id: work.id, action: 'answer_claim', before: work, memberIds });
}

async function assignClaimedLine(change: WorkChange, work: WorkDetails, claim: ClaimRow): Promise<void> {
  const { tx, act } = change;
  // Withdrawn or merged meanwhile: a new revision would restore it.
  if (!isActive(WORKS, work.state)) throw conflict('not_in_force', text.workNotActive());
  if (work.pending_revision !== null) throw conflict('amendment_exists', text.finishWorkFirst());
  const key = { id: work.id, revision: await nextRevisionNumber(tx, WORKS, work.id) };
  const draft = withAssignedLine(work, claim);
  refuseBrokenRules(checkWork(draftOf(work)), checkWork(draft));
  await insertDraftRevision(change, key, draft);
  const lines = preserveWorkConfirmations(await resolveWorkLines(tx, draft, { ...act, entryId: work.id }), work);
  const confirmed = { confirmation: 'confirmed' as const, confirmed_at: claim.created_at };
  const writers = lines.writers.map((line) => (line.party_id === claim.party_id ? { ...line, ...confirmed } : line));
  await insertLines(tx, key, { ...lines, writers });
  const columns = { submitted_at: act.at, change_note: systemNote('claimed_unnamed_share', nameOf(claim)) };
  await updateRevision(tx, WORKS, { ...key, columns });
  const assigned = await openEntry(WORK, tx, { id: work.id, viewer: act.actor, revision: key.revision });
  await refuseSharesOnHold(change, work, assigned);
  await activateRevision({ entry: WORK, tx, act }, assigned);
}

async function findClaim(tx: Tx, workId: string, claimId: string): Promise<ClaimRow> {
  const claim = (await readClaims(tx, workId)).find(({ id }) => id === claimId);
  if (!claim) throw notFound(notFoundText.claim());
  return claim;
}
