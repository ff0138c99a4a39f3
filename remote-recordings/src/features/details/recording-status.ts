import { confirmationRequest, type EntryRequest } from '@counterpoint/catalogue/revisions';
import type { RecordingDetails, RightView } from '@counterpoint/domain/schemas/recordings';
import { reach } from '@counterpoint/domain/territories';
import { recordingStatus } from '@counterpoint/kit/page';
import * as text from '../../messages/details.generated.ts';
import { RECORDING_VIEW } from './recording-view.ts';

interface OpenRequests {
  readonly pending: RecordingDetails | null | undefined;
  readonly isPerformerWaiting: boolean;
}

export function requestTo(
  recording: RecordingDetails,
  { pending, isPerformerWaiting }: OpenRequests,
): EntryRequest | null {
  const claimed = isPerformerWaiting ? { title: text.performerRequest(), next: text.performerRequestHint() } : null;
  return confirmationRequest(RECORDING_VIEW, recording, pending) ?? claimed;
}

export function statusOf(recording: RecordingDetails) {
  const { state, is_in_dispute, is_mine, rights } = recording;
  const status = recordingStatus(state, is_in_dispute);
  const isUnpaid = state === 'registered' && !is_in_dispute && rights.some(hasNoKnownTerritory);
  // The submitter can't change what others claimed.
  const isToChoose =
    isUnpaid && is_mine && rights.some((line) => hasNoKnownTerritory(line) && (!line.is_claim || line.is_me));
  const next = nextOf(recording) ?? (isToChoose ? text.chooseCountries() : status.next);
  return { status: isUnpaid ? { ...status, meaning: text.noCountry() } : status, next };
}

/** A file can name unknown groups of countries; they count in no total. */
function hasNoKnownTerritory({ territories }: RightView): boolean {
  return reach(territories).size === 0;
}

function nextOf(recording: RecordingDetails): string | null {
  const { state, is_mine, is_party, events } = recording;
  if (is_mine && state === 'draft' && events.some(({ type }) => type === 'taken_back')) return text.returned();
  if (!is_party && state === 'registered' && !recording.is_in_dispute) return text.notParty();
  return null;
}
