import { useHost } from '@counterpoint/contract';
import { useQuery } from '@counterpoint/contract/query';
import { candidateKeys, fetchCandidates, type KnownOfRecording } from '../../../api/candidates-api.ts';
import { likelyCandidate } from '../candidates/shown-candidate.tsx';
import type { DraftValues } from '../draft-values.ts';

/** The recordings that may be this one, by all that is known of it now. */
export function useRecordingCandidates(values: DraftValues, id: string | null) {
  const { http } = useHost();
  const known = knownOf(values, id);
  const search = useQuery({
    queryKey: candidateKeys.of(known),
    queryFn: ({ signal }) => fetchCandidates(http, known, signal),
  });
  const candidates = (search.data ?? []).map(likelyCandidate);
  return { candidates, isError: search.isError, retry: () => void search.refetch() };
}

function knownOf(values: DraftValues, id: string | null): KnownOfRecording {
  const { title, version_title, display_artist, isrc } = values;
  return {
    title,
    version_title: version_title.trim() || null,
    display_artist: display_artist.trim() || null,
    isrc: isrc.trim() || null,
    recording_id: id,
  };
}
