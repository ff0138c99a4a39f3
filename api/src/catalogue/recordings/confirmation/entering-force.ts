import type { RecordingDetails } from '@counterpoint/domain/schemas';
import { breaksUnique, type Tx } from '../../../platform/db/transaction.ts';
import { publishEvent } from '../../../platform/events/events.ts';
import type { Act } from '../../../platform/http/act.ts';
import { type AppError, conflict } from '../../../platform/http/app-error.ts';
import { RECORDINGS } from '../../entry/entry-kind.ts';
import { showRevision } from '../../entry/revision-repository.ts';
import { linkMentioned } from '../../links/mentioned-link-repository.ts';
import { indexCompositions } from '../../works/composition-index.ts';
import { carryClaims } from '../recording-lines-repository.ts';
import {
  copyShown,
  ISRC_INDEX,
  insertRecordingEvent,
  type RecordingName,
  updateVersion,
} from '../recording-repository.ts';

/** Who brings a version into force, and what follows from it. */
export interface EnteringAct {
  /** Null where the society does it, as the time to confirm has passed. */
  readonly actor: Act['actor'] | null;
  readonly at: Date;
  readonly requestId?: string;
  /** How long those have to answer whose claims it conflicts with. */
  readonly responseDays: number;
}

/**
 * Brings a version into force, in place of the one that was: both in one transaction, so that there is never none and
 * never two. What others claimed goes with it, the works it names are linked, and everybody concerned is told.
 */
export async function bringRecordingIntoForce(
  tx: Tx,
  act: EnteringAct,
  recording: Pick<RecordingDetails, 'id' | 'revision'>,
): Promise<void> {
  const { id, revision } = recording;
  const { at, responseDays, ...who } = act;
  await carryClaims(tx, recording);
  await showRevision(tx, RECORDINGS, recording);
  try {
    await updateVersion(tx, recording, { state: 'registered', registered_at: at });
  } catch (error) {
    // Another recording with this ISRC came into force since it was looked for.
    throw breaksUnique(error, ISRC_INDEX) ? isrcTaken(null) : error;
  }
  await indexCompositions(tx, await linkMentioned(tx, RECORDINGS, recording, at));
  await copyShown(tx, id);
  await insertRecordingEvent(tx, { id, revision }, 'registered', act);
  await publishEvent(tx, 'entry.registered', { of: RECORDINGS, entry: { id }, act });
  await publishEvent(tx, 'recording.rights_changed', { recordingId: id, act: { ...who, at }, responseDays });
}

/** 409: an ISRC names one recording; which one, as far as that is known. */
export function isrcTaken(other: RecordingName | null): AppError {
  const message =
    other === null
      ? 'Another registered recording has this ISRC. Check the number, or search for that recording.'
      : `${inWords(other)} has this ISRC. Check the number, or claim your rights in that recording.`;
  return conflict('duplicate_isrc', message, [{ path: 'isrc', message }]);
}

function inWords({ title, version_title, display_artist, reference }: RecordingName): string {
  const full = version_title === null ? title : `${title} (${version_title})`;
  return `“${full}” by ${display_artist} (${reference})`;
}
