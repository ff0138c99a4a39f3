import type { RecordingDetails, RightView } from '@counterpoint/domain/schemas';
import { reach } from '@counterpoint/domain/territories';
import { recordingStatus } from '@counterpoint/kit/page';

interface Beside {
  /** Its version that is drafted or waits. */
  readonly pending: RecordingDetails | null | undefined;
  /** Whether a performer's claim to a place in the line-up waits for the member. */
  readonly isPerformerWaiting: boolean;
}

/** What the banner says of a recording as it stands. */
export function standingOf(recording: RecordingDetails, beside: Beside) {
  const { state, is_in_dispute, is_mine, rights } = recording;
  const status = recordingStatus(state, is_in_dispute);
  const isUnpaid = state === 'registered' && !is_in_dispute && rights.some(holdsNowhere);
  // What others claimed by themselves the submitter cannot change.
  const isToChoose = isUnpaid && is_mine && rights.some((line) => holdsNowhere(line) && (!line.is_claim || line.is_me));
  const next = nextOf(recording, beside) ?? (isToChoose ? 'Choose their countries.' : status.next);
  return { status: isUnpaid ? { ...status, meaning: UNPAID } : status, next };
}

const UNPAID = 'Rights in it reach no country that we know: they cannot be paid.';

/** A file can name groups of countries that nobody here knows: what holds there enters no total. */
function holdsNowhere({ territories }: RightView): boolean {
  return reach(territories).size === 0;
}

/** What waits for the member goes before what the state alone says. */
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
