import { type LoweredLine, lowerWithin } from '@counterpoint/domain/cases';
import { holdersOf, type RightsSegment } from '@counterpoint/domain/recording-rights';
import type { RecordingDetails } from '@counterpoint/domain/schemas/recordings';
import { FULL_SHARE } from '@counterpoint/domain/shares';
import { RECORDINGS, type RevisionKey } from '../../catalogue/entry/entry-kind.ts';
import { insertEntryEvent } from '../../catalogue/entry/entry-repository.ts';
import { findAwaiting, openEntry } from '../../catalogue/entry/open-entry.ts';
import { recordChange } from '../../catalogue/entry/record-change.ts';
import { systemNote } from '../../catalogue/entry/system-notes.ts';
import { insertActiveRevision, rewriteLine } from '../../catalogue/recordings/line-changes-repository.ts';
import { changeOfRecording, RECORDING } from '../../catalogue/recordings/recording-definition.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import { publishEvent } from '../../platform/events/events.ts';
import type { Act } from '../../platform/http/actor.ts';
import {
  type ClaimedLine,
  type OverlapCase,
  type RightsInForce,
  readPendingRights,
  readRightsInForce,
} from './overlap-repository.ts';
import { updateOverlapCases } from './update-overlap-cases.ts';

/** Lowers the member's lines until nothing overlaps, and activates a new revision. The recording must be locked. */
export async function releaseClaim(
  tx: Tx,
  act: Act,
  { found, responseDays }: { readonly found: OverlapCase; readonly responseDays: number },
): Promise<void> {
  const id = found.recordingId;
  const change = changeOfRecording(tx, act);
  const before = await openEntry(RECORDING, tx, { id, viewer: act.actor });
  const lowered = lowerToFit(await readRightsInForce(tx, id), act, found);
  if (lowered.length > 0) {
    const key = await insertActiveRevision(tx, act, {
      ...before,
      note: systemNote('claim_released_in_case', found.number),
    });
    await rewriteLines(tx, key, lowered);
    await releaseInPending(tx, act, { before, found });
    await insertEntryEvent(change, key, { type: 'released', note: systemNote('in_case', found.number) });
    await publishEvent(tx, 'rights.released', { of: RECORDINGS, entry: key, act });
  }
  await updateOverlapCases(tx, { recordingId: id, act, responseDays, releasedIn: found.id });
  await recordChange(change, { id, action: 'release_overlap', before });
}

interface Releasing {
  readonly before: RecordingDetails;
  readonly found: OverlapCase;
}

/** Lowers the pending revision to what is left, or its activation would restore the released claim. */
async function releaseInPending(tx: Tx, act: Act, { before, found }: Releasing): Promise<void> {
  const waiting = await findAwaiting(changeOfRecording(tx, act), before);
  if (!waiting) return;
  const { lines, submitterPartyId } = await readRightsInForce(tx, before.id);
  const left = ownLines(lines, act);
  const pending = ownLines(await readPendingRights(tx, before.id, submitterPartyId), act);
  const mostIn = (segment: RightsSegment) => sharesIn(segment, left);
  await rewriteLines(tx, waiting, lowerWithin(pending, { scope: found.scope, others: left, mostIn }));
}

async function rewriteLines(tx: Tx, key: RevisionKey, lowered: readonly LoweredLine<ClaimedLine>[]): Promise<void> {
  for (const { line, left } of lowered) await rewriteLine(tx, key, { position: line.row.position, left });
}

/** The others' claims decide what is left. Equal to the effect that the member was shown (`release-effect.ts`). */
function lowerToFit({ lines }: RightsInForce, act: Act, { scope }: OverlapCase): LoweredLine<ClaimedLine>[] {
  const mine = ownLines(lines, act);
  const others = lines.filter((line) => !mine.includes(line));
  const mostIn = (segment: RightsSegment) => Math.max(0, FULL_SHARE - sharesIn(segment, others));
  return lowerWithin(mine, { scope, others, mostIn });
}

function ownLines(lines: readonly ClaimedLine[], { actor }: Act): ClaimedLine[] {
  return lines.filter(({ answeredBy }) => answeredBy === actor.partyId);
}

function sharesIn(segment: RightsSegment, lines: readonly ClaimedLine[]): number {
  return holdersOf(segment, lines).reduce((sum, index) => sum + (lines[index]?.share ?? 0), 0);
}
