import { coversRights, restOfClaim } from '@counterpoint/domain/cases';
import {
  formatProblem,
  problemsIn,
  type RightsLine,
  toRightsLine,
  withRightsLine,
} from '@counterpoint/domain/recording-rights';
import type { OwnRightLine, RecordingDetails, RightsClaim } from '@counterpoint/domain/schemas/recordings';
import * as text from '../../../messages/catalogue-claims.generated.ts';
import { publishEvent } from '../../../platform/events/events.ts';
import { conflict, wrongFields } from '../../../platform/http/app-error.ts';
import type { SeenId, VersionedId } from '../../../platform/http/versions.ts';
import { confirmActiveLines } from '../../entry/confirmation/confirmation-repository.ts';
import type { EntryChange } from '../../entry/entry-definition.ts';
import { RECORDINGS } from '../../entry/entry-kind.ts';
import { insertEntryEvent } from '../../entry/entry-repository.ts';
import { limitActs } from '../../entry/limit-acts.ts';
import { openAsSeen, openForChange, refuseUnlessActive } from '../../entry/open-entry.ts';
import { recordChange } from '../../entry/record-change.ts';
import { systemNote } from '../../entry/system-notes.ts';
import { addOwnLines, insertActiveRevision, removeOwnLines } from '../line-changes-repository.ts';
import { RECORDING, type RecordingTypes } from '../recording-definition.ts';
import { findHoldAgainst } from './rights-on-hold.ts';

type RightsChange = EntryChange<RecordingTypes>;

export interface RightsClaimed {
  readonly recording: RecordingDetails;
  readonly added: readonly OwnRightLine[];
}

/**
 * Active at once. The claim states what the member holds in all: what the submitter entered for them is confirmed if it is as
 * much, and otherwise only the rest is added. An overlap opens a case.
 */
export async function claimRights(change: RightsChange, seen: SeenId, claim: RightsClaim): Promise<RightsClaimed> {
  const { tx, act } = change;
  const recording = await openAsSeen(change, seen);
  refuseUnlessActive(RECORDING, recording);
  const present = recording.rights.filter(({ is_me }) => is_me).map(toRightsLine);
  const claimed = claim.lines.map(toRightsLine);
  if (coversRights(present, claimed)) return { recording: await confirmOwnRights(change, recording), added: [] };
  const added = await checkAddition(change, recording, { lines: claim.lines, present });
  const key = await insertActiveRevision(tx, act, { ...recording, note: systemNote('rights_claimed') });
  await addOwnLines(tx, key, { act, lines: added });
  await insertEntryEvent(change, key, { type: 'claimed', note: claim.statement });
  await publishEvent(tx, 'rights.claimed', { entryKind: RECORDINGS, entry: key, act, lines: claimed });
  return { recording: await recordClaim(change, recording, 'claim_rights'), added };
}

/** Returns what the claim adds to the rights that the member has without it. Throws if that isn't allowed. */
async function checkAddition(
  change: RightsChange,
  recording: RecordingDetails,
  { lines, present }: { readonly lines: readonly OwnRightLine[]; readonly present: readonly RightsLine[] },
): Promise<OwnRightLine[]> {
  const claimed = lines.map((line) => ({ ...toRightsLine(line), line }));
  const rest = restOfClaim(claimed, { now: present });
  refuseTooMuch([...present, ...rest]);
  await refuseMoreOfDisputed(change, recording, [...present, ...rest]);
  await limitActs(change.tx, change.act, recording.id);
  return rest.map(({ line, ...right }) => withRightsLine(line, right));
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
  const { tx, act } = change;
  const recording = await openOwnClaim(change, target);
  const named = recording.rights.filter(({ is_me, is_claim }) => is_me && !is_claim).map(toRightsLine);
  const claimed = claim.lines.map(toRightsLine);
  if (coversRights(named, claimed)) throw conflict('already_yours', text.releaseInstead());
  const added = await checkAddition(change, recording, { lines: claim.lines, present: named });
  const key = await insertActiveRevision(tx, act, { ...recording, note: systemNote('claim_changed') });
  await removeOwnLines(tx, key, act);
  await addOwnLines(tx, key, { act, lines: added });
  await insertEntryEvent(change, key, { type: 'claimed', note: claim.statement });
  await publishEvent(tx, 'rights.claimed', { entryKind: RECORDINGS, entry: key, act, lines: claimed });
  return recordClaim(change, recording, 'change_rights_claim');
}

export async function releaseRightsClaim(change: RightsChange, target: VersionedId): Promise<RecordingDetails> {
  const { tx, act } = change;
  const recording = await openOwnClaim(change, target);
  const named = recording.rights.filter(({ is_me, is_claim }) => is_me && !is_claim).map(toRightsLine);
  await refuseMoreOfDisputed(change, recording, named);
  const key = await insertActiveRevision(tx, act, { ...recording, note: systemNote('claim_released') });
  await removeOwnLines(tx, key, act);
  await insertEntryEvent(change, key, { type: 'released' });
  await publishEvent(tx, 'rights.released', { entryKind: RECORDINGS, entry: key, act });
  return recordClaim(change, recording, 'release_rights_claim');
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
