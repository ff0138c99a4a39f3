import type { ShownCandidate } from '@counterpoint/catalogue/review';
import { paths } from '@counterpoint/contract/paths';
import { formatIsrc } from '@counterpoint/domain/identifiers';
import { type RecordingCandidate, type RecordingRow, recordingDuplicateReasonText } from '@counterpoint/domain/schemas';
import { RecordingStatus } from '@counterpoint/kit/page';
import { formatClock, fullTitle } from '@counterpoint/kit/text';

type FoundRecording = RecordingRow & { readonly is_mine: boolean };

/** A recording that may be the same, and why. */
export function likelyCandidate({ row, certainty, why }: RecordingCandidate): ShownCandidate {
  return { ...alikeCandidate(row), certainty, why: why.map(recordingDuplicateReasonText) };
}

/** A recording that is called alike. One's own opens; of another's one can claim rights. */
export function alikeCandidate(row: FoundRecording): ShownCandidate {
  return {
    id: row.id,
    title: fullTitle(row),
    certainty: 'alike',
    certainWords: 'The same ISRC',
    status: <RecordingStatus state={row.state} isInDispute={row.is_in_dispute} />,
    facts: factsOf(row),
    why: [],
    hint: row.is_mine ? null : 'If you hold rights in it, claim them there instead of registering it again.',
    place: { href: placeOf(row), label: 'This is the same recording' },
  };
}

/** What tells it from others of its name. */
function factsOf({ display_artist, isrc, duration_s, label, reference }: RecordingRow): ShownCandidate['facts'] {
  return [
    display_artist || 'No artist yet',
    isrc && `ISRC ${formatIsrc(isrc)}`,
    duration_s !== null && formatClock(duration_s),
    label,
    `reference ${reference}`,
  ];
}

function placeOf({ id, is_mine, state }: FoundRecording): string {
  if (!is_mine) return paths.recordings.claim(id);
  return state === 'draft' ? paths.recordings.continueDraft(id) : paths.recordings.details(id);
}
