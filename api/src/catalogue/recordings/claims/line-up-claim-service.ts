import { pickFields } from '@counterpoint/domain/fields';
import { checkRecording } from '@counterpoint/domain/recording-rules';
import {
  type LineUpClaim,
  type LineUpClaims,
  lineUpClaim,
  type NewLineUpClaim,
  type RecordingDetails,
  recordingDraftOf,
} from '@counterpoint/domain/schemas/recordings';
import type { ClaimAnswer } from '@counterpoint/domain/schemas/works';
import * as text from '../../../messages/catalogue-claims.generated.ts';
import * as notFoundText from '../../../messages/not-found.generated.ts';
import { readParties } from '../../../parties/party-repository.ts';
import { nameOf } from '../../../parties/party-view.ts';
import { breaksUnique, type Database, type Tx } from '../../../platform/db/transaction.ts';
import { publishEvent } from '../../../platform/events/events.ts';
import type { Act } from '../../../platform/http/actor.ts';
import { conflict, notFound, wrongFields } from '../../../platform/http/app-error.ts';
import type { VersionedId } from '../../../platform/http/versions.ts';
import { publish } from '../../../platform/live/outbox-repository.ts';
import { closeClaim } from '../../entry/claims/open-claim-repository.ts';
import { refuseBrokenRules, refuseWithoutSubmitter } from '../../entry/claims/refuse-claims.ts';
import type { EntryChange } from '../../entry/entry-definition.ts';
import { RECORDINGS } from '../../entry/entry-kind.ts';
import { insertEntryEvent, lockEntry } from '../../entry/entry-repository.ts';
import { limitActs } from '../../entry/limit-acts.ts';
import { openAsSubmitter, openEntry, refuseUnlessActive } from '../../entry/open-entry.ts';
import { recordChange, recordEffect } from '../../entry/record-change.ts';
import { refuseSharesOnHold } from '../../entry/revisions/shares-on-hold.ts';
import { requireStanding } from '../../entry/standing.ts';
import { systemNote } from '../../entry/system-notes.ts';
import { insertActiveRevision } from '../copy-revision-repository.ts';
import { RECORDING, type RecordingTypes } from '../recording-definition.ts';
import { type NewContributor, readContributors, replaceContributors } from '../recording-lines-repository.ts';
import {
  insertLineUpClaim,
  type LineUpClaimRow,
  REQUESTED_INDEX,
  readLineUpClaims,
} from './line-up-claim-repository.ts';

type RecordingChange = EntryChange<RecordingTypes>;

/** Returns all claims for the submitter, otherwise the member's own. */
export async function listLineUpClaims(db: Database, actor: Act['actor'], id: string): Promise<LineUpClaims> {
  const recording = await openEntry(RECORDING, db, { id, viewer: actor });
  const rows = await readLineUpClaims(db, id);
  const shown = recording.is_mine ? rows : rows.filter(({ party_id }) => party_id === actor.partyId);
  return { items: shown.map((row) => toClaim(row, actor.partyId)) };
}

export async function submitLineUpClaim(
  change: RecordingChange,
  id: string,
  claim: NewLineUpClaim,
): Promise<LineUpClaim> {
  const { tx, act } = change;
  await lockEntry(tx, RECORDINGS, id);
  const recording = await openEntry(RECORDING, tx, { id, viewer: act.actor });
  refuseUnlessActive(RECORDING, recording);
  refuseNeedless(recording, { ...claim, party_id: act.actor.partyId });
  await refuseCompany(tx, act.actor.partyId);
  await refuseWithoutSubmitter(tx, RECORDINGS, id);
  await limitActs(tx, act, id);
  const claimId = await insertOnce(change, id, claim);
  await insertEntryEvent(change, recording, { type: 'line_up_claimed' });
  await publishEvent(tx, 'line_up_claim.submitted', { entryKind: RECORDINGS, entry: recording, act });
  await recordChange(change, { id, action: 'claim_part', before: recording });
  await publish(tx, { topic: 'recordings', memberIds: [act.actor.memberId] });
  return toClaim(await findClaim(tx, id, claimId), act.actor.partyId);
}

type Part = Pick<LineUpClaimRow, 'party_id' | 'roles'>;

function refuseNeedless(recording: RecordingDetails, claim: Part & NewLineUpClaim): void {
  if (recording.is_mine) throw conflict('own_recording', text.ownRecording());
  if (isNamed(recording, claim)) throw conflict('already_named', text.alreadyNamed());
  const isCredit = recording.contributors.some(({ party_id, name }) => party_id === null && name === claim.credited_as);
  if (claim.credited_as !== null && !isCredit)
    throw wrongFields([{ path: 'credited_as', message: text.noOpenCredit() }]);
}

/** Whether the recording names the performer in all these roles. */
function isNamed({ contributors }: RecordingDetails, { party_id, roles }: Part): boolean {
  const named = contributors.filter((line) => line.party_id === party_id).flatMap((line) => line.roles);
  return roles.every((role) => named.includes(role));
}

async function refuseCompany(tx: Tx, partyId: string): Promise<void> {
  const [party] = await readParties(tx, [partyId]);
  if (party?.kind === 'organisation') throw conflict('company_claims_performance', text.companyPerforms());
}

async function insertOnce({ tx, act }: RecordingChange, id: string, claim: NewLineUpClaim): Promise<string> {
  try {
    return await insertLineUpClaim(tx, act, { recordingId: id, claim });
  } catch (error) {
    if (!breaksUnique(error, REQUESTED_INDEX)) throw error;
    throw conflict('already_claimed', text.alreadyClaimedPlace());
  }
}

export async function withdrawLineUpClaim(
  change: RecordingChange,
  { id, claimId }: { readonly id: string; readonly claimId: string },
): Promise<LineUpClaim> {
  const { tx, act } = change;
  await lockEntry(tx, RECORDINGS, id);
  await openEntry(RECORDING, tx, { id, viewer: act.actor });
  const claim = await findClaim(tx, id, claimId);
  if (claim.party_id !== act.actor.partyId) throw notFound(notFoundText.claim());
  rejectIfAnswered(claim);
  await closeClaim(tx, RECORDINGS, { id: claimId, state: 'withdrawn', answer: null, at: act.at });
  await recordEffect(change, { id, action: 'withdraw_part' });
  await publish(tx, { topic: 'recordings', memberIds: [act.actor.memberId] });
  return toClaim(await findClaim(tx, id, claimId), act.actor.partyId);
}

export async function answerLineUpClaim(
  change: RecordingChange,
  target: VersionedId & { readonly claimId: string },
  { is_accepted, reason }: ClaimAnswer,
): Promise<RecordingDetails> {
  const { tx, act } = change;
  const recording = await openAsSubmitter(change, target);
  if (is_accepted) await requireStanding(change, [recording]);
  const { id } = recording;
  const claim = await findClaim(tx, id, target.claimId);
  rejectIfAnswered(claim);
  const key = is_accepted ? await accept(change, recording, claim) : recording;
  const state = is_accepted ? ('accepted' as const) : ('refused' as const);
  await closeClaim(tx, RECORDINGS, { id: claim.id, state, answer: reason, at: act.at });
  await insertEntryEvent(change, key, { type: 'line_up_answered', note: reason });
  const answer = { memberId: claim.claimant_id, refusal: is_accepted ? null : (reason ?? '') };
  await publishEvent(tx, 'line_up_claim.answered', { entryKind: RECORDINGS, entry: key, act, ...answer });
  await publish(tx, { topic: 'recordings', memberIds: [claim.claimant_id] });
  const memberIds = is_accepted ? [claim.claimant_id] : [];
  return recordChange(change, { id, action: 'answer_part', before: recording, memberIds });
}

async function accept(change: RecordingChange, recording: RecordingDetails, claim: LineUpClaimRow) {
  const { tx, act } = change;
  if (recording.state !== 'registered') throw conflict('not_in_force', text.recordingNotActive());
  // The submitter has named them since.
  if (isNamed(recording, claim)) return recording;
  if (recording.pending_revision !== null) throw conflict('amendment_exists', text.finishRecordingFirst());
  const key = await insertActiveRevision(tx, act, { ...recording, note: systemNote('joined_line_up', nameOf(claim)) });
  await replaceContributors(tx, key, withClaimant(await readContributors(tx, [key.id], key.revision), claim));
  const joined = await openEntry(RECORDING, tx, { id: recording.id, viewer: act.actor, revision: key.revision });
  refuseBrokenRules(checkRecording(recordingDraftOf(recording)), checkRecording(recordingDraftOf(joined)));
  await refuseSharesOnHold(change, recording, joined);
  return key;
}

/**
 * Adds a claimant to the line-up: in the open credit of that name that fits the roles best, or last. The credit keeps the
 * period and country that the claim doesn't give.
 */
function withClaimant(lineUp: readonly NewContributor[], claim: LineUpClaimRow): readonly NewContributor[] {
  const { party_id, category, roles, performed_from, performed_to, country, credited_as } = claim;
  const part = { party_id, category, roles };
  const period = { performed_from, performed_to };
  const open = lineUp.filter((line) => line.party_id === null && line.name !== null && line.name === credited_as);
  const credit = open.find((line) => line.roles.some((role) => roles.includes(role))) ?? open[0];
  if (!credit) return [...lineUp, { ...part, ...period, country, name: credited_as, other_roles: null, share: null }];
  const hasPeriod = performed_from !== null || performed_to !== null;
  const taken = { ...credit, ...part, ...(hasPeriod && period), ...(country !== null && { country }) };
  return lineUp.map((line) => (line === credit ? taken : line));
}

function rejectIfAnswered({ state }: Pick<LineUpClaimRow, 'state'>): void {
  if (state !== 'requested') throw conflict('already_answered', text.alreadyAnswered());
}

async function findClaim(tx: Tx, recordingId: string, claimId: string): Promise<LineUpClaimRow> {
  const claim = (await readLineUpClaims(tx, recordingId)).find(({ id }) => id === claimId);
  if (!claim) throw notFound(notFoundText.claim());
  return claim;
}

function toClaim(row: LineUpClaimRow, partyId: string): LineUpClaim {
  return pickFields(lineUpClaim.shape, {
    ...row,
    name: nameOf(row),
    is_me: row.party_id === partyId,
    created_at: row.created_at.toISOString(),
  });
}
