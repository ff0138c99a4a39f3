import { isDeepStrictEqual } from 'node:util';
import { coversRights, restOfClaim } from '@counterpoint/domain/cases';
import {
  formatProblem,
  problemsIn,
  type RightsLine,
  toRightsLine,
  withRightsLine,
} from '@counterpoint/domain/recording-rights';
import {
  fileRightLine,
  type OwnRightLine,
  type RecordingDetails,
  type RightsClaim,
} from '@counterpoint/domain/schemas/recordings';
import * as text from '../../../messages/catalogue-claims.generated.ts';
import { publishEvent } from '../../../platform/events/events.ts';
import type { Act } from '../../../platform/http/actor.ts';
import { conflict, wrongFields } from '../../../platform/http/app-error.ts';
import type { SeenId, VersionedId } from '../../../platform/http/versions.ts';
import { confirmActiveLines } from '../../entry/confirmation/confirmation-repository.ts';
import type { EntryChange } from '../../entry/entry-definition.ts';
import { RECORDINGS } from '../../entry/entry-kind.ts';
import { insertEntryEvent, lockEntry } from '../../entry/entry-repository.ts';
import { limitActs } from '../../entry/limit-acts.ts';
import { openAsSeen, openEntry, openForChange, refuseUnlessActive } from '../../entry/open-entry.ts';
import { recordChange } from '../../entry/record-change.ts';
import { systemNote } from '../../entry/system-notes.ts';
import { insertActiveRevision } from '../copy-revision-repository.ts';
import { RECORDING, type RecordingTypes } from '../recording-definition.ts';
import { type RightRow, readRights, replaceRights } from '../recording-lines-repository.ts';
import { findHoldAgainst } from './rights-on-hold.ts';

type RightsChange = EntryChange<RecordingTypes>;

interface RightsClaimed {
  readonly recording: RecordingDetails;
  readonly added: readonly OwnRightLine[];
}

/**
 * Active at once. The claim states what the member holds in all: what the submitter entered for them is confirmed if it is as
 * much, and otherwise only the rest is added. An overlap opens a case.
 */
export async function claimRights(change: RightsChange, seen: SeenId, claim: RightsClaim): Promise<RightsClaimed> {
  const recording = await openAsSeen(change, seen);
  refuseUnlessActive(RECORDING, recording);
  const present = recording.rights.filter(({ is_me }) => is_me).map(toRightsLine);
  if (coversRights(present, claim.lines.map(toRightsLine)))
    return { recording: await confirmOwnRights(change, recording), added: [] };
  return enterClaim(change, recording, { claim, present, isChange: false });
}

interface EnteredClaim {
  readonly claim: RightsClaim;
  /** The member's rights without the claim. */
  readonly present: readonly RightsLine[];
  readonly isChange: boolean;
}

async function enterClaim(
  change: RightsChange,
  recording: RecordingDetails,
  { claim, present, isChange }: EnteredClaim,
): Promise<RightsClaimed> {
  const { tx, act } = change;
  const rest = restOfClaim(
    claim.lines.map((line) => ({ ...toRightsLine(line), line })),
    { now: present },
  );
  refuseTooMuch([...present, ...rest]);
  await refuseMoreOfDisputed(change, recording, [...present, ...rest]);
  await limitActs(tx, act, recording.id);
  const added = rest.map(({ line, ...right }) => withRightsLine(line, right));
  const note = systemNote(isChange ? 'claim_changed' : 'rights_claimed');
  const key = await insertActiveRevision(tx, act, { ...recording, note });
  const rows = await readRights(tx, [key.id], key.revision);
  const kept = isChange ? rows.filter((row) => !isClaimedBy(act, row)) : rows;
  const { partyId: party_id, memberId: claimed_by } = act.actor;
  const own = { party_id, claimed_by, confirmation: 'confirmed', confirmed_at: act.at, contest_reason: null } as const;
  await replaceRights(tx, key, [...kept, ...added.map((line) => ({ ...line, ...own }))]);
  await insertEntryEvent(change, key, { type: 'claimed', note: claim.statement });
  const lines = claim.lines.map(toRightsLine);
  await publishEvent(tx, 'rights.claimed', { entryKind: RECORDINGS, entry: key, act, lines });
  const action = isChange ? 'change_rights_claim' : 'claim_rights';
  return { recording: await recordClaim(change, recording, action), added };
}

function isClaimedBy({ actor }: Act, { claimed_by }: RightRow): boolean {
  return claimed_by === actor.memberId;
}

async function confirmOwnRights(change: RightsChange, recording: RecordingDetails): Promise<RecordingDetails> {
  const { tx, act } = change;
  const isOpen = recording.rights.some(
    ({ is_me, confirmation }) => is_me && confirmation !== 'confirmed' && confirmation !== 'submitter',
  );
  if (!isOpen) throw conflict('already_yours', text.alreadyYours());
  await confirmActiveLines(tx, { entryKind: RECORDINGS, id: recording.id, revision: recording.revision }, act);
  await insertEntryEvent(change, recording, { type: 'confirmed' });
  const memberIds = [act.actor.memberId];
  return recordChange(change, { id: recording.id, action: 'claim_rights', before: recording, memberIds });
}

/** Replaces the member's claim, which states what they hold in all, like a first one. Disputed rights can't be raised. */
export async function changeRightsClaim(
  change: RightsChange,
  target: VersionedId,
  claim: RightsClaim,
): Promise<RecordingDetails> {
  const recording = await openOwnClaim(change, target);
  const present = enteredFor(recording);
  if (coversRights(present, claim.lines.map(toRightsLine))) throw conflict('already_yours', text.releaseInstead());
  return (await enterClaim(change, recording, { claim, present, isChange: true })).recording;
}

/** The member's rights that the submitter entered. */
function enteredFor(recording: RecordingDetails): RightsLine[] {
  return recording.rights.filter(({ is_me, is_claim }) => is_me && !is_claim).map(toRightsLine);
}

export async function releaseRightsClaim(change: RightsChange, target: VersionedId): Promise<RecordingDetails> {
  const recording = await openOwnClaim(change, target);
  await refuseMoreOfDisputed(change, recording, enteredFor(recording));
  return release(change, recording, (row) => isClaimedBy(change.act, row));
}

interface LineRelease {
  readonly recordingId: string;
  readonly lines: readonly OwnRightLine[];
}

/** Releases these lines of the member's claim. Returns false if one has changed since it was claimed, or is disputed. */
export async function releaseLines(change: RightsChange, { recordingId, lines }: LineRelease): Promise<boolean> {
  const { tx, act } = change;
  await lockEntry(tx, RECORDINGS, recordingId);
  const before = await openEntry(RECORDING, tx, { id: recordingId, viewer: act.actor });
  const rows = await readRights(tx, [recordingId]);
  const own = rows.filter((row) => isClaimedBy(act, row));
  const positions = lines.map((line) => own.find((row) => isDeepStrictEqual(fileRightLine.parse(row), line))?.position);
  const found = positions.filter((position) => position !== undefined);
  if (before.state !== 'registered' || found.length < lines.length) return false;
  const { partyId } = act.actor;
  const ownRows = rows.filter(({ party_id }) => party_id === partyId);
  const remaining = ownRows.filter(({ position }) => !found.includes(position));
  const rights = { before: ownRows.map(toRightsLine), after: remaining.map(toRightsLine) };
  if (await findHoldAgainst(tx, { recordingId, partyId, ...rights })) return false;
  await release(change, before, ({ position }) => found.includes(position));
  return true;
}

async function release(
  change: RightsChange,
  before: RecordingDetails,
  isReleased: (row: RightRow) => boolean,
): Promise<RecordingDetails> {
  const { tx, act } = change;
  const key = await insertActiveRevision(tx, act, { ...before, note: systemNote('claim_released') });
  const rows = await readRights(tx, [key.id], key.revision);
  await replaceRights(
    tx,
    key,
    rows.filter((row) => !isReleased(row)),
  );
  await insertEntryEvent(change, key, { type: 'released' });
  await publishEvent(tx, 'rights.released', { entryKind: RECORDINGS, entry: key, act });
  return recordClaim(change, before, 'release_rights_claim');
}

async function recordClaim(change: RightsChange, before: RecordingDetails, action: string) {
  const { tx, act } = change;
  const { id } = before;
  await publishEvent(tx, 'recording.rights_changed', { recordingId: id, act });
  return recordChange(change, { id, action, before, memberIds: [act.actor.memberId] });
}

async function openOwnClaim(change: RightsChange, target: VersionedId): Promise<RecordingDetails> {
  const recording = await openForChange(change, target);
  refuseUnlessActive(RECORDING, recording);
  if (recording.rights.some(({ is_me, is_claim }) => is_me && is_claim)) return recording;
  throw conflict('nothing_claimed', text.nothingClaimed());
}

/** Throws 422 above 100%. */
function refuseTooMuch(lines: readonly RightsLine[]): void {
  const [problem] = problemsIn(lines).filter(({ kind }) => kind === 'over');
  if (!problem) return;
  const message = text.tooMuch({ problem: formatProblem(problem) });
  throw wrongFields([{ path: 'lines.0.share', message }]);
}

/** Throws 409 for a party that would get more of rights on hold, or change rights in a filed case at all. */
async function refuseMoreOfDisputed(
  { tx, act: { actor } }: RightsChange,
  recording: RecordingDetails,
  after: readonly RightsLine[],
): Promise<void> {
  const before = recording.rights.filter(({ is_me }) => is_me).map(toRightsLine);
  const held = await findHoldAgainst(tx, { recordingId: recording.id, partyId: actor.partyId, before, after });
  if (!held) return;
  const message = held.mayGiveWay
    ? text.onlyLess({ number: held.caseNumber })
    : text.answerInCase({ number: held.caseNumber });
  throw conflict('on_hold', message);
}
