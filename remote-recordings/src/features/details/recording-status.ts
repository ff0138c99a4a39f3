import type { RecordingDetails, RightView } from '@counterpoint/domain/schemas/recordings';
import { reach } from '@counterpoint/domain/territories';
import { recordingStatus } from '@counterpoint/kit/page';

interface Beside {
  readonly pending: RecordingDetails | null | undefined;
  readonly isPerformerWaiting: boolean;
}

export function standingOf(recording: RecordingDetails, beside: Beside) {
  const { state, is_in_dispute, is_mine, rights } = recording;
  const status = recordingStatus(state, is_in_dispute);
  const isUnpaid = state === 'registered' && !is_in_dispute && rights.some(holdsNowhere);
  // The submitter can't change what others claimed.
  const isToChoose = isUnpaid && is_mine && rights.some((line) => holdsNowhere(line) && (!line.is_claim || line.is_me));
  const next = nextOf(recording, beside) ?? (isToChoose ? 'Choose their countries.' : status.next);
  return { status: isUnpaid ? { ...status, meaning: UNPAID } : status, next };
}

const UNPAID = 'Rights in it reach no country that we know: they cannot be paid.';

/** A file can name unknown groups of countries; they count in no total. */
function holdsNowhere({ territories }: RightView): boolean {
  return reach(territories).size === 0;
}

/** What awaits the member takes precedence over the state. */
function nextOf(recording: RecordingDetails, { pending, isPerformerWaiting }: Beside): string | null {
  const { state, is_mine, is_party, events } = recording;
  if (recording.pending_revision !== null && pending?.awaits_my_confirmation)
    return 'A new version changes what you have: it waits for your answer.';
  if (recording.awaits_my_confirmation)
    return 'Your rights are not confirmed yet: look at them, and confirm or contest them.';
  if (isPerformerWaiting) return 'A performer says they are on it: confirm or refuse their claim.';
  if (is_mine && state === 'draft' && events.some(({ type }) => type === 'taken_back'))
    return 'You took it back: correct it and submit it again, and everybody is asked anew.';
  if (!is_party && state === 'registered' && !recording.is_in_dispute)
    return 'You see what is registered; you are not named in it.';
  return null;
}
