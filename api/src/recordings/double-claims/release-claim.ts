import { releaseWithin } from '@counterpoint/domain/oppositions';
import type { RightsLine } from '@counterpoint/domain/recording-rights';
import type { Tx } from '../../db/transaction.ts';
import type { Act } from '../../http/act.ts';
import { tellRightsReleased } from '../../notifications/recording-claim-notices.ts';
import type { OverlapCase } from '../../oppositions/overlap-case-repository.ts';
import { RECORDINGS } from '../../versioning/catalogue-kind.ts';
import { countChange } from '../../versioning/version-repository.ts';
import { reviseInForce, rewriteLine } from '../claims/claim-revision-repository.ts';
import { type ClaimedLine, readRightsInForce } from '../claims/claimed-lines-repository.ts';
import { settleOverlaps } from '../claims/settle-overlaps.ts';
import { openRecording, settleRecording } from '../recording-changes.ts';
import { insertRecordingEvent } from '../recording-version-repository.ts';

/**
 * The member gives up exactly what overlaps: their lines end before it and go on after it, and leave out its countries.
 * A new version is in force with it, and the case goes on or ends by what is left. The recording must be locked.
 */
export async function releaseClaim(tx: Tx, act: Act, found: OverlapCase, responseDays: number): Promise<void> {
  const id = found.recordingId;
  const before = await openRecording(tx, id, act.actor);
  const { lines } = await readRightsInForce(tx, id);
  const own = lines.filter(({ answeredBy }) => answeredBy === act.actor.partyId);
  const cut = own.flatMap((line) => changedOf(line, found));
  if (cut.length > 0) {
    const key = await reviseInForce(tx, act, { ...before, note: `A claim was released in case ${found.number}.` });
    for (const { line, left } of cut) await rewriteLine(tx, key, { position: line.row.position, left });
    await insertRecordingEvent(tx, key, 'released', { ...act, note: `Case ${found.number}` });
    await tellRightsReleased(tx, key, act);
  }
  await countChange(tx, RECORDINGS, { id, at: act.at });
  await settleOverlaps(tx, act, { recordingId: id, responseDays, releasedIn: found.id });
  await settleRecording(tx, act, { id, action: 'recording.release_overlap', before, memberIds: [] });
}

interface Cut {
  readonly line: ClaimedLine;
  readonly left: readonly RightsLine[];
}

function changedOf(line: ClaimedLine, { scope }: OverlapCase): Cut[] {
  const left = releaseWithin([line], scope);
  return left.length === 1 && left[0] === line ? [] : [{ line, left }];
}
