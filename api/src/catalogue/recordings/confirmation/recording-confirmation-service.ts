import type { RecordingDetails } from '@counterpoint/domain/schemas';
import type { Tx } from '../../../platform/db/transaction.ts';
import { wiringOf } from '../../../platform/db/wiring.ts';
import { publishEvent } from '../../../platform/events/events.ts';
import type { Act } from '../../../platform/http/act.ts';
import { conflict } from '../../../platform/http/app-error.ts';
import type { SeenObject } from '../../../platform/http/seen-object.ts';
import { confirmOwnLines, confirmRemoval } from '../../entry/confirmation/confirmation-repository.ts';
import { contestOf, contestsOf } from '../../entry/confirmation/contests.ts';
import { RECORDINGS } from '../../entry/entry-kind.ts';
import { incrementVersion } from '../../entry/revision-repository.ts';
import { awaitingOf, openForChange, settleRecording } from '../recording-changes.ts';
import { insertRecordingEvent } from '../recording-repository.ts';
import { bringRecordingIntoForce } from './entering-force.ts';
import { isRecordingHeldBack } from './held-rights.ts';

/**
 * The member confirms what the submitted version gives them, or that it leaves them out; an objection of theirs ends
 * with it. The last one to do so registers the recording.
 */
export async function confirmRecording(
  tx: Tx,
  act: Act,
  seen: SeenObject,
  responseDays: number,
): Promise<RecordingDetails> {
  const recording = await awaitingOf(tx, act, await openForChange(tx, act, seen));
  if (!recording || !asked(recording).some((party) => party.is_me && isOpen(party)))
    throw conflict('nothing_to_confirm', 'There is nothing here for you to confirm.');
  const version = { of: RECORDINGS, id: recording.id, revision: recording.revision };
  await confirmOwnLines(tx, version, act);
  await confirmRemoval(tx, version, act);
  await insertRecordingEvent(tx, recording, 'confirmed', act);
  await publishEvent(tx, 'entry.confirmed', { of: RECORDINGS, entry: recording, act });
  const contests = await contestsOf(tx, RECORDINGS, recording);
  const own = contestOf(contests, act.actor.partyId);
  if (own) await wiringOf(tx).disputes.endContests(tx, act, [own], 'agreed');
  const isOutstanding = asked(recording).some((party) => isOpen(party) && !party.is_me);
  const isStopped = isOutstanding || contests.some((contest) => contest !== own);
  // What has come on hold waits for the case, or for the end of the time to confirm.
  if (!isStopped && !(await isRecordingHeldBack(tx, recording, act.actor)))
    await bringRecordingIntoForce(tx, { ...act, responseDays }, recording);
  await incrementVersion(tx, RECORDINGS, { id: recording.id, at: act.at });
  const { id } = recording;
  return settleRecording(tx, act, { id, action: 'recording.confirm', before: recording, memberIds: [] });
}

/** Asked, and not of one mind with the submitter yet. */
function isOpen({ confirmation }: Pick<RecordingDetails['rights'][number], 'confirmation'>): boolean {
  return confirmation === 'invited' || confirmation === 'contested';
}

function asked({ rights, removed }: RecordingDetails) {
  return [...rights, ...removed];
}
