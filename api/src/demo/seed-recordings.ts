import type { Tx } from '../db/transaction.ts';
import { insertRecording } from '../recordings/recording-repository.ts';
import { DEMO_RECORDINGS } from './demo-recordings.ts';
import { dayOf, daysBefore } from './demo-time.ts';
import type { Cast } from './seed-parties.ts';
import { syntheticIsrc } from './synthetic-codes.ts';

/** Writes the demo's recordings; gives the ids of those that are no versions, by title. */
export async function seedRecordings(tx: Tx, { members, now }: Cast): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  for (const [index, recording] of DEMO_RECORDINGS.entries()) {
    const { title, version = null, artist, seconds, label, releasedDaysAgo, changedDaysAgo, state } = recording;
    const number = index + 1;
    const released = releasedDaysAgo === null ? null : daysBefore(now, releasedDaysAgo);
    const [first, ...others] = recording.members;
    const id = await insertRecording(
      tx,
      {
        reference: `SR${String(number).padStart(5, '0')}`,
        ...{ title, version_title: version, display_artist: artist, duration_s: seconds, label, state },
        isrc: recording.hasIsrc ? syntheticIsrc(number, (released ?? now).getUTCFullYear()) : null,
        release_date: released && dayOf(released),
      },
      [members[first].memberId, ...others.map((member) => members[member].memberId)],
      daysBefore(now, changedDaysAgo),
    );
    if (version === null) ids.set(title, id);
  }
  return ids;
}
