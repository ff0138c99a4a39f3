import { changeWithin } from '@counterpoint/domain/oppositions';
import { problemInWords, problemsIn, type RightsLine, segmentsOf } from '@counterpoint/domain/recording-rights';
import type { OwnRightLine, RecordingDetails, RightsClaim } from '@counterpoint/domain/schemas';
import type { Tx } from '../../../platform/db/transaction.ts';
import { publishEvent } from '../../../platform/events/events.ts';
import type { Act } from '../../../platform/http/act.ts';
import { conflict, wrongFields } from '../../../platform/http/app-error.ts';
import type { SeenObject } from '../../../platform/http/seen-object.ts';
import { confirmActiveLines } from '../../entry/confirmation/confirmation-repository.ts';
import { RECORDINGS } from '../../entry/entry-kind.ts';
import { incrementVersion, lockEntry } from '../../entry/revision-repository.ts';
import { openForChange, openRecording, settleRecording } from '../recording-changes.ts';
import { insertRecordingEvent } from '../recording-repository.ts';
import { addOwnLines, insertActiveRevision, removeOwnLines } from './claim-revision-repository.ts';
import { readRightsOnHold } from './rights-on-hold.ts';

interface Claiming {
  readonly claim: RightsClaim;
  readonly responseDays: number;
}

/**
 * A member says what is theirs of a recording that stands: a new version in force at once, with their lines beside the
 * others. Where the submitter named them for it already, that is confirmed; where it is too much together, a case opens.
 */
export async function claimRights(
  tx: Tx,
  act: Act,
  id: string,
  { claim, responseDays }: Claiming,
): Promise<RecordingDetails> {
  await lockEntry(tx, RECORDINGS, id);
  const recording = await openRecording(tx, id, act.actor);
  refuseUnlessInForce(recording);
  const standing = recording.rights.filter(({ is_me }) => is_me).map(asRightsLine);
  const claimed = claim.lines.map(asRightsLine);
  if (covers(standing, claimed)) return confirmStanding(tx, act, recording);
  refuseTooMuch([...standing, ...claimed]);
  await refuseFiled(tx, act, recording, claimed);
  const key = await insertActiveRevision(tx, act, { ...recording, note: 'Rights were claimed.' });
  await addOwnLines(tx, key, act, claim.lines);
  await insertRecordingEvent(tx, key, 'claimed', { ...act, note: claim.statement });
  await publishEvent(tx, 'rights.claimed', { of: RECORDINGS, entry: key, act, lines: claimed });
  return settleClaim(tx, act, recording, { action: 'recording.claim_rights', responseDays });
}

async function confirmStanding(tx: Tx, act: Act, recording: RecordingDetails): Promise<RecordingDetails> {
  const isOpen = recording.rights.some(
    ({ is_me, confirmation }) => is_me && confirmation !== 'confirmed' && confirmation !== 'submitter',
  );
  if (!isOpen) throw conflict('already_yours', 'The recording gives you these rights already.');
  await confirmActiveLines(tx, { of: RECORDINGS, ...recording }, act);
  await insertRecordingEvent(tx, recording, 'confirmed', act);
  await incrementVersion(tx, RECORDINGS, { id: recording.id, at: act.at });
  const memberIds = [act.actor.memberId];
  return settleRecording(tx, act, { id: recording.id, action: 'recording.claim_rights', before: recording, memberIds });
}

/** The member says anew what they claim: less, elsewhere, until another day. Of what is disputed no more than before. */
export async function changeRightsClaim(
  tx: Tx,
  act: Act,
  seen: SeenObject,
  { claim, responseDays }: Claiming,
): Promise<RecordingDetails> {
  const recording = await openOwnClaim(tx, act, seen);
  const named = recording.rights.filter(({ is_me, is_claim }) => is_me && !is_claim).map(asRightsLine);
  const claimed = claim.lines.map(asRightsLine);
  refuseTooMuch([...named, ...claimed]);
  await refuseMoreOfDisputed(tx, act, recording, [...named, ...claimed]);
  const key = await insertActiveRevision(tx, act, { ...recording, note: 'A claim was changed.' });
  await removeOwnLines(tx, key, act);
  await addOwnLines(tx, key, act, claim.lines);
  await insertRecordingEvent(tx, key, 'claimed', { ...act, note: claim.statement });
  await publishEvent(tx, 'rights.claimed', { of: RECORDINGS, entry: key, act, lines: claimed });
  return settleClaim(tx, act, recording, { action: 'recording.change_rights_claim', responseDays });
}

/** The member releases all that they claimed; what the submitter entered for them stays. */
export async function releaseRightsClaim(
  tx: Tx,
  act: Act,
  seen: SeenObject,
  responseDays: number,
): Promise<RecordingDetails> {
  const recording = await openOwnClaim(tx, act, seen);
  const named = recording.rights.filter(({ is_me, is_claim }) => is_me && !is_claim).map(asRightsLine);
  await refuseMoreOfDisputed(tx, act, recording, named);
  const key = await insertActiveRevision(tx, act, { ...recording, note: 'A claim was released.' });
  await removeOwnLines(tx, key, act);
  await insertRecordingEvent(tx, key, 'released', act);
  await publishEvent(tx, 'rights.released', { of: RECORDINGS, entry: key, act });
  return settleClaim(tx, act, recording, { action: 'recording.release_rights_claim', responseDays });
}

interface Settled {
  readonly action: string;
  readonly responseDays: number;
}

async function settleClaim(tx: Tx, act: Act, before: RecordingDetails, { action, responseDays }: Settled) {
  const { id } = before;
  await incrementVersion(tx, RECORDINGS, { id, at: act.at });
  await publishEvent(tx, 'recording.rights_changed', { recordingId: id, act, responseDays });
  return settleRecording(tx, act, { id, action, before, memberIds: [act.actor.memberId] });
}

async function openOwnClaim(tx: Tx, act: Act, seen: SeenObject): Promise<RecordingDetails> {
  const recording = await openForChange(tx, act, seen);
  refuseUnlessInForce(recording);
  if (recording.rights.some(({ is_me, is_claim }) => is_me && is_claim)) return recording;
  throw conflict('nothing_claimed', 'You have claimed nothing of this recording.');
}

/** 409: what is no longer, or not yet, in force cannot be claimed. */
export function refuseUnlessInForce({ state }: Pick<RecordingDetails, 'state'>): void {
  if (state !== 'registered') throw conflict('not_in_force', 'Only a registered recording can be claimed.');
}

/** 422: nobody holds more than the whole of it alone. */
function refuseTooMuch(lines: readonly RightsLine[]): void {
  const [problem] = problemsIn(lines).filter(({ kind }) => kind === 'over');
  if (!problem) return;
  const message = `With what you hold already this is too much. ${problemInWords(problem)}`;
  throw wrongFields([{ path: 'lines.0.share', message }]);
}

/** 409: while a case is open nobody raises what it is about. */
async function refuseMoreOfDisputed(
  tx: Tx,
  { actor }: Act,
  recording: RecordingDetails,
  after: readonly RightsLine[],
): Promise<void> {
  const before = recording.rights.filter(({ is_me }) => is_me).map(asRightsLine);
  const own = (await readRightsOnHold(tx, recording.id)).filter(({ partyId }) => partyId === actor.partyId);
  const held = own.find(({ scope, mayGiveWay }) => {
    const change = changeWithin(before, after, scope);
    return change.isRaised || (!mayGiveWay && change.isLowered);
  });
  if (!held) return;
  const words = held.mayGiveWay ? 'until it is closed you can only claim less.' : 'answer it there.';
  throw conflict('on_hold', `Case ${held.caseNumber} is about a part of this: ${words}`);
}

/** 409: who is a party of a case that was filed says there what is theirs of what it is about. */
async function refuseFiled(
  tx: Tx,
  { actor }: Act,
  recording: RecordingDetails,
  claimed: readonly RightsLine[],
): Promise<void> {
  const filed = (await readRightsOnHold(tx, recording.id)).filter(({ mayGiveWay }) => !mayGiveWay);
  const own = filed.find(
    ({ partyId, scope }) => partyId === actor.partyId && changeWithin([], claimed, scope).isRaised,
  );
  if (own) throw conflict('on_hold', `Case ${own.caseNumber} is about a part of this: say it there.`);
}

/** Whether lines give at least what others give, wherever they do. */
function covers(lines: readonly RightsLine[], others: readonly RightsLine[]): boolean {
  return !changeWithin(lines, others, segmentsOf(others)).isRaised;
}

function asRightsLine({ uses, share, territories, valid_from, valid_to }: OwnRightLine): RightsLine {
  return { uses, share, territories, from: valid_from, to: valid_to };
}
