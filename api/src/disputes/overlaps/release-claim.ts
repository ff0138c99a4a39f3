import { releaseWithin } from '@counterpoint/domain/cases';
import type { RightsLine } from '@counterpoint/domain/recording-rights';
import type { RecordingDetails } from '@counterpoint/domain/schemas/recordings';
import { RECORDINGS, type RevisionKey } from '../../catalogue/entry/entry-kind.ts';
import { insertEntryEvent } from '../../catalogue/entry/entry-repository.ts';
import { findAwaiting, openEntry } from '../../catalogue/entry/open-entry.ts';
import { recordChange } from '../../catalogue/entry/record-change.ts';
import { systemNote } from '../../catalogue/entry/system-notes.ts';
import { insertActiveRevision, rewriteLine } from '../../catalogue/recordings/line-changes-repository.ts';
import { changeOfRecording, RECORDING } from '../../catalogue/recordings/recording-definition.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import { publishEvent } from '../../platform/events/events.ts';
import type { Act } from '../../platform/http/act.ts';
import { type ClaimedLine, readPendingRights, readRightsInForce } from './claimed-lines-repository.ts';
import type { OverlapCase } from './overlap-case-repository.ts';
import { updateOverlapCases } from './update-overlap-cases.ts';

/** Cuts the overlap out of the member's lines and activates a new revision. The recording must be locked. */
export async function releaseClaim(
  tx: Tx,
  act: Act,
  { found, responseDays }: { readonly found: OverlapCase; readonly responseDays: number },
): Promise<void> {
  const id = found.recordingId;
  const change = changeOfRecording(tx, act);
  const before = await openEntry(RECORDING, tx, { id, viewer: act.actor });
  const { lines, submitterPartyId } = await readRightsInForce(tx, id);
  const cut = cutsOf(lines, act, found);
  if (cut.length > 0) {
    const key = await insertActiveRevision(tx, act, {
      ...before,
      note: systemNote('claim_released_in_case', found.number),
    });
    await rewriteLines(tx, key, cut);
    await releaseInPending(tx, act, { before, found, submitterPartyId });
    await insertEntryEvent(change, key, { type: 'released', note: systemNote('in_case', found.number) });
    await publishEvent(tx, 'rights.released', { of: RECORDINGS, entry: key, act });
  }
  await updateOverlapCases(tx, { recordingId: id, act, responseDays, releasedIn: found.id });
  await recordChange(change, { id, action: 'release_overlap', before });
}

interface Releasing {
  readonly before: RecordingDetails;
  readonly found: OverlapCase;
  readonly submitterPartyId: string | null;
}

/** Cuts the pending revision too, or its activation would restore the released claim. */
async function releaseInPending(tx: Tx, act: Act, { before, found, submitterPartyId }: Releasing): Promise<void> {
  const waiting = await findAwaiting(changeOfRecording(tx, act), before);
  if (!waiting) return;
  const lines = await readPendingRights(tx, before.id, submitterPartyId);
  await rewriteLines(tx, waiting, cutsOf(lines, act, found));
}

async function rewriteLines(tx: Tx, key: RevisionKey, cuts: readonly Cut[]): Promise<void> {
  for (const { line, left } of cuts) await rewriteLine(tx, key, { position: line.row.position, left });
}

function cutsOf(lines: readonly ClaimedLine[], { actor }: Act, found: OverlapCase): Cut[] {
  return lines.filter(({ answeredBy }) => answeredBy === actor.partyId).flatMap((line) => changedOf(line, found));
}

interface Cut {
  readonly line: ClaimedLine;
  readonly left: readonly RightsLine[];
}

function changedOf(line: ClaimedLine, { scope }: OverlapCase): Cut[] {
  const left = releaseWithin([line], scope);
  return left.length === 1 && left[0] === line ? [] : [{ line, left }];
}
