import { RECORDINGS } from '../../catalogue/entry/entry-kind.ts';
import { insertEntryEvent } from '../../catalogue/entry/entry-repository.ts';
import { findAwaiting, openEntry } from '../../catalogue/entry/open-entry.ts';
import { recordChange } from '../../catalogue/entry/record-change.ts';
import { systemNote } from '../../catalogue/entry/system-notes.ts';
import { insertActiveRevision } from '../../catalogue/recordings/line-changes-repository.ts';
import { changeOfRecording, RECORDING } from '../../catalogue/recordings/recording-definition.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import { publishEvent } from '../../platform/events/events.ts';
import type { Act } from '../../platform/http/actor.ts';
import { lowerPending, lowerToFit, rewriteLines } from './lower-lines.ts';
import { type OverlapCase, readRightsInForce } from './overlap-repository.ts';
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
  const lowering = { parties: new Set([act.actor.partyId]), scope: found.scope };
  const lowered = lowerToFit((await readRightsInForce(tx, id)).lines, lowering);
  if (lowered.length > 0) {
    const key = await insertActiveRevision(tx, act, {
      ...before,
      note: systemNote('claim_released_in_case', found.number),
    });
    await rewriteLines(tx, key, lowered);
    const waiting = await findAwaiting(change, before);
    if (waiting) await lowerPending(tx, waiting, lowering);
    await insertEntryEvent(change, key, { type: 'released', note: systemNote('in_case', found.number) });
    await publishEvent(tx, 'rights.released', { entryKind: RECORDINGS, entry: key, act });
  }
  await updateOverlapCases(tx, { recordingId: id, act, responseDays, releasedIn: found.id });
  await recordChange(change, { id, action: 'release_overlap', before });
}
