import type { CandidateSource, ShownCandidate } from '@counterpoint/catalogue/review';
import { fetchRead } from '@counterpoint/client/queries';
import { paths } from '@counterpoint/contract/paths';
import { formatIsrc } from '@counterpoint/domain/identifiers';
import {
  type RecordingCandidate,
  type RecordingRow,
  type recordingCandidateQuery,
  recordingCandidates,
  recordingDuplicateReasonText,
} from '@counterpoint/domain/schemas/recordings';
import { RecordingStatus } from '@counterpoint/kit/page';
import { formatClock, fullTitle } from '@counterpoint/kit/text';
import type * as z from 'zod/mini';
import { fetchRecordings, repertoireFor } from '../../../api/recordings-api.ts';
import * as facts from '../../../messages/facts.generated.ts';
import * as text from '../../../messages/register.generated.ts';

const FEW = 5;

export type SearchedRecording = Readonly<Record<'title' | 'artist' | 'isrc', string>>;

export type KnownOfRecording = z.input<typeof recordingCandidateQuery>;

type FoundRecording = RecordingRow & { readonly is_mine: boolean };

export const RECORDING_CANDIDATES: CandidateSource<
  KnownOfRecording,
  RecordingCandidate,
  FoundRecording,
  SearchedRecording
> = {
  name: 'recordings',
  knownOf: ({ title, artist, isrc }) => ({ title, display_artist: artist || null, isrc: isrc || null }),
  numberOf: ({ isrc }) => isrc,
  async fetchLikely(http, known, signal) {
    return (await http.post('/recordings/candidates', { schema: recordingCandidates, json: known, signal })).items;
  },
  shownLikely: ({ row, certainty, why }) => ({
    ...shownSimilar(row),
    certainty,
    why: why.map(recordingDuplicateReasonText),
  }),
  async fetchOwn(http, query, signal) {
    const own = { query, page: 1, per_page: FEW, filter: 'all', sort: '-updated_at' } as const;
    return (await fetchRecordings(http, own, signal)).items.map((row) => ({ ...row, is_mine: true }));
  },
  async fetchRepertoire(http, query, signal) {
    return (await fetchRead(http, repertoireFor({ query, page: 1, per_page: FEW }), signal)).items;
  },
  shownSimilar,
};

function shownSimilar(row: FoundRecording): ShownCandidate {
  return {
    id: row.id,
    title: fullTitle(row),
    certainty: 'alike',
    certainWords: text.sameIsrc(),
    status: <RecordingStatus state={row.state} isInDispute={row.is_in_dispute} />,
    facts: factsOf(row),
    why: [],
    hint: row.is_mine ? null : text.claimInstead(),
    place: { href: placeOf(row), label: text.isSame() },
  };
}

function factsOf({ display_artist, isrc, duration_s, label, reference }: RecordingRow): ShownCandidate['facts'] {
  return [
    display_artist || text.artistMissing(),
    isrc && facts.isrc({ code: formatIsrc(isrc) }),
    duration_s !== null && formatClock(duration_s),
    label,
    facts.reference({ reference }),
  ];
}

function placeOf({ id, is_mine, state }: FoundRecording): string {
  if (!is_mine) return paths.recordings.claim(id);
  return state === 'draft' ? paths.recordings.continueDraft(id) : paths.recordings.details(id);
}
