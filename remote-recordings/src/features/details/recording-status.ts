import type { RecordingDetails } from '@counterpoint/domain/schemas';
import { recordingStatus } from '@counterpoint/kit/page';

/** What the banner says of a recording as it stands. */
export function standingOf(recording: RecordingDetails, pending: RecordingDetails | null | undefined) {
  const { state, is_in_dispute } = recording;
  const status = recordingStatus(state, is_in_dispute);
  return { status, next: nextOf(recording, pending) ?? status.next };
}

/** What waits for the member goes before what the state alone says. */
function nextOf(recording: RecordingDetails, pending: RecordingDetails | null | undefined): string | null {
  const { state, is_mine, is_party, events } = recording;
  if (recording.pending_revision !== null && pending?.awaits_my_confirmation)
    return 'A new version changes what you have: it waits for your answer.';
  if (recording.awaits_my_confirmation)
    return 'Your rights are not confirmed yet: look at them, and confirm or contest them.';
  if (is_mine && state === 'draft' && events.some(({ type }) => type === 'taken_back'))
    return 'You took it back: correct it and submit it again, and everybody is asked anew.';
  if (!is_party && state === 'registered' && !recording.is_in_dispute)
    return 'You see what is registered; you are not named in it.';
  return null;
}
