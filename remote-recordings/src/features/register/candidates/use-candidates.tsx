import { exactFirst, firstOfEach } from '@counterpoint/catalogue/lists';
import type { ShownCandidate } from '@counterpoint/catalogue/review';
import { useHost } from '@counterpoint/contract';
import { keepPreviousData, useQuery } from '@counterpoint/contract/query';
import { useSettled } from '@counterpoint/kit/lists';
import { candidateKeys, fetchCandidates, type KnownOfRecording } from '../../../api/candidates-api.ts';
import { recordingKeys } from '../../../api/recording-keys.ts';
import { fetchRecordings, searchRecordings } from '../../../api/recordings-api.ts';
import { alikeCandidate, likelyCandidate } from './shown-candidate.tsx';

const SHORTEST_SEARCH = 2;
const FEW = 5;

/** What one searches by, and what the draft begins with. */
export interface SearchedRecording {
  readonly title: string;
  readonly artist: string;
  readonly isrc: string;
}

export interface Candidates {
  readonly candidates: readonly ShownCandidate[];
  /** Whether the search for what stands in the fields is still under way. */
  readonly isSearching: boolean;
  readonly isError: boolean;
  readonly retry: () => void;
}

/**
 * Recordings that may be the one to be registered: what has its ISRC, or its title and artist; then whatever is called
 * so among the member's own recordings, drafts too, and among the society's.
 */
export function useCandidates(searched: SearchedRecording): Candidates {
  const typed = JSON.stringify(searched);
  const settled = useSettled(typed);
  // What this component wrote a moment ago, of this very type.
  const { title, artist, isrc } = JSON.parse(settled) as SearchedRecording;
  const likely = useLikely({ title: title.trim(), display_artist: artist.trim() || null, isrc: isrc.trim() || null });
  const alike = useAlike(title.trim());
  const all = [...likely.candidates, ...alike.candidates];
  return {
    // The first word on a recording is the surest.
    candidates: firstOfEach(all, ({ id }) => id),
    isSearching: typed !== settled || likely.isFetching || alike.isFetching,
    isError: likely.isError || alike.isError,
    retry: () => void Promise.all([likely.refetch(), alike.refetch()]),
  };
}

function useLikely(known: KnownOfRecording & { title: string; isrc: string | null }) {
  const { http } = useHost();
  const enabled = known.title.length >= SHORTEST_SEARCH || known.isrc !== null;
  const search = useQuery({
    queryKey: candidateKeys.of(known),
    queryFn: ({ signal }) => fetchCandidates(http, known, signal),
    enabled,
    placeholderData: keepPreviousData,
  });
  const found = enabled ? (search.data ?? []) : [];
  return {
    candidates: found.map(likelyCandidate),
    isFetching: enabled && search.isFetching,
    isError: enabled && search.isError,
    refetch: () => (enabled ? search.refetch() : undefined),
  };
}

function useAlike(query: string) {
  const { http } = useHost();
  const enabled = query.length >= SHORTEST_SEARCH;
  const search = useQuery({
    queryKey: [...recordingKeys.all, 'alike', query],
    queryFn: async ({ signal }) => {
      const own = { query, page: 1, per_page: FEW, filter: 'all', sort: '-updated_at' } as const;
      const [mine, everybodys] = await Promise.all([
        fetchRecordings(http, own, signal),
        searchRecordings(http, { query, page: 1, per_page: FEW }, signal),
      ]);
      return [...mine.items.map((row) => ({ ...row, is_mine: true })), ...everybodys.items];
    },
    enabled,
    placeholderData: keepPreviousData,
  });
  const found = enabled ? (search.data ?? []) : [];
  return {
    candidates: exactFirst(found.map(alikeCandidate), query, ({ title }) => title),
    isFetching: enabled && search.isFetching,
    isError: enabled && search.isError,
    refetch: () => (enabled ? search.refetch() : undefined),
  };
}
