import { RECORDINGS } from '../../catalogue/entry/entry-kind.ts';
import { insertEntryEvent } from '../../catalogue/entry/entry-repository.ts';
import { findAwaiting, openEntry } from '../../catalogue/entry/open-entry.ts';
import { recordChange } from '../../catalogue/entry/record-change.ts';
import { systemNote } from '../../catalogue/entry/system-notes.ts';
import { insertActiveRevision } from '../../catalogue/recordings/copy-revision-repository.ts';
import { changeOfRecording, RECORDING } from '../../catalogue/recordings/recording-definition.ts';
import * as text from '../../messages/cases.generated.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import { publishEvent } from '../../platform/events/events.ts';
import type { Act } from '../../platform/http/actor.ts';
import { conflict } from '../../platform/http/app-error.ts';
import { isClosed, type StoredCase } from '../case/stored-case-repository.ts';
import { lowerPending, lowerToFit, rewriteLines } from './lower-lines.ts';
import { readRightsInForce } from './overlap-repository.ts';
import { updateOverlapCases } from './update-overlap-cases.ts';

/**
 * Lowers the member's lines until nothing overlaps, and activates a new revision. The recording must be locked. Throws
 * 409 if the case has ended.
 */
export async function releaseClaim(tx: Tx, act: Act, stored: StoredCase): Promise<void> {
  if (isClosed(stored.state)) throw conflict('not_possible', text.notPossible());
  const { id } = stored.object;
  const change = changeOfRecording(tx, act);
  const before = await openEntry(RECORDING, tx, { id, viewer: act.actor });
  const lowering = { parties: new Set([act.actor.partyId]), scope: stored.scope ?? [] };
  const lowered = lowerToFit((await readRightsInForce(tx, id)).lines, lowering);
  if (lowered.length > 0) {
    const key = await insertActiveRevision(tx, act, {
      ...before,
      note: systemNote('claim_released_in_case', stored.number),
    });
    await rewriteLines(tx, key, lowered);
    const waiting = await findAwaiting(change, before);
    if (waiting) await lowerPending(tx, waiting, lowering);
    await insertEntryEvent(change, key, { type: 'released', note: systemNote('in_case', stored.number) });
    await publishEvent(tx, 'rights.released', { entryKind: RECORDINGS, entry: key, act });
  }
  await updateOverlapCases(tx, { recordingId: id, act, releasedIn: stored.id });
  await recordChange(change, { id, action: 'release_overlap', before });
}
