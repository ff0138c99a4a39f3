import { isDeepStrictEqual } from 'node:util';
import { toRightsLine } from '@counterpoint/domain/recording-rights';
import { fileRightLine, type OwnRightLine } from '@counterpoint/domain/schemas/recordings';
import { publishEvent } from '../../../platform/events/events.ts';
import type { EntryChange } from '../../entry/entry-definition.ts';
import { RECORDINGS } from '../../entry/entry-kind.ts';
import { insertEntryEvent, lockEntry } from '../../entry/entry-repository.ts';
import { openEntry } from '../../entry/open-entry.ts';
import { recordChange } from '../../entry/record-change.ts';
import { systemNote } from '../../entry/system-notes.ts';
import { insertActiveRevision, removeLines } from '../line-changes-repository.ts';
import { RECORDING, type RecordingTypes } from '../recording-definition.ts';
import { readRights } from '../recording-lines-repository.ts';
import { findHoldAgainst } from './rights-on-hold.ts';

interface LineRelease {
  readonly recordingId: string;
  readonly lines: readonly OwnRightLine[];
}

/** Releases these lines of the member's claim. Returns false if one has changed since it was claimed, or is disputed. */
export async function releaseLines(
  change: EntryChange<RecordingTypes>,
  { recordingId, lines }: LineRelease,
): Promise<boolean> {
  const { tx, act } = change;
  await lockEntry(tx, RECORDINGS, recordingId);
  const before = await openEntry(RECORDING, tx, { id: recordingId, viewer: act.actor });
  const rows = await readRights(tx, [recordingId]);
  const own = rows.filter(({ claimed_by }) => claimed_by === act.actor.memberId);
  const positions = lines.map((line) => own.find((row) => isDeepStrictEqual(fileRightLine.parse(row), line))?.position);
  const found = positions.filter((position) => position !== undefined);
  if (before.state !== 'registered' || found.length < lines.length) return false;
  const { partyId } = act.actor;
  const ownRows = rows.filter(({ party_id }) => party_id === partyId);
  const remaining = ownRows.filter(({ position }) => !found.includes(position));
  const rights = { before: ownRows.map(toRightsLine), after: remaining.map(toRightsLine) };
  if (await findHoldAgainst(tx, { recordingId, partyId, ...rights })) return false;
  const key = await insertActiveRevision(tx, act, { ...before, note: systemNote('claim_released') });
  await removeLines(tx, { table: 'recording_right', ...key }, found);
  await insertEntryEvent(change, key, { type: 'released' });
  await publishEvent(tx, 'rights.released', { entryKind: RECORDINGS, entry: key, act });
  await publishEvent(tx, 'recording.rights_changed', { recordingId, act });
  const memberIds = [act.actor.memberId];
  await recordChange(change, { id: recordingId, action: 'release_rights_claim', before, memberIds });
  return true;
}
