import { type HttpClient, useHost } from '@counterpoint/contract';
import { keepPreviousData, useQuery } from '@counterpoint/contract/query';
import type { Profile } from '@counterpoint/domain/schemas/members';
import { useSettled } from '@counterpoint/kit/lists';
import { exactFirst } from '../lists/exact-first.ts';
import type { ShownCandidate } from './candidate-card.tsx';

export const MIN_SEARCH_LENGTH = 2;

export type SearchedEntry = Readonly<Record<string, string>> & { readonly title: string };

export interface CandidateSource<Known, Likely, Row, By extends SearchedEntry> {
  readonly name: 'compositions' | 'recordings';
  readonly knownOf: (searched: By, user: Profile | null) => Known;
  /** The ISWC or ISRC, which is enough for a search. */
  readonly numberOf: (searched: By) => string;
  /** Most likely first. */
  readonly fetchLikely: (http: HttpClient, known: Known, signal: AbortSignal) => Promise<readonly Likely[]>;
  readonly shownLikely: (found: Likely) => ShownCandidate;
  /** By title, among the member's own entries with drafts, and in the repertoire. */
  readonly fetchOwn: (http: HttpClient, title: string, signal: AbortSignal) => Promise<readonly Row[]>;
  readonly fetchRepertoire: (http: HttpClient, title: string, signal: AbortSignal) => Promise<readonly Row[]>;
  readonly shownSimilar: (row: Row) => ShownCandidate;
}

/** Candidates by number, or by title and party, then by title alone, without the draft that is being written. */
export function useCandidates<Known, Likely, Row, By extends SearchedEntry>(
  source: CandidateSource<Known, Likely, Row, By>,
  searched: By,
  draftId: string | null,
) {
  const { http, user } = useHost();
  const typed = JSON.stringify(searched, (_key, value) => (typeof value === 'string' ? value.trim() : value));
  const settled = useSettled(typed);
  // Stringified above.
  const query = JSON.parse(settled) as By;
  const { title } = query;
  const known = source.knownOf(query, user);
  const hasTitle = title.length >= MIN_SEARCH_LENGTH;
  const likely = useFound({
    queryKey: likelyKey(source, known),
    queryFn: ({ signal }) => source.fetchLikely(http, known, signal),
    enabled: hasTitle || source.numberOf(query) !== '',
  });
  const own = useFound({
    queryKey: [source.name, 'alike', 'own', title],
    queryFn: ({ signal }) => source.fetchOwn(http, title, signal),
    enabled: hasTitle,
  });
  const repertoire = useFound({
    queryKey: [source.name, 'alike', 'repertoire', title],
    queryFn: ({ signal }) => source.fetchRepertoire(http, title, signal),
    enabled: hasTitle,
  });
  const alike = [...own.found, ...repertoire.found].map(source.shownSimilar);
  const all = [...likely.found.map(source.shownLikely), ...exactFirst(alike, title, (candidate) => candidate.title)];
  const searches = [likely, own, repertoire];
  return {
    // The first match of an entry is the most certain.
    candidates: all.filter(({ id }, index) => id !== draftId && all.findIndex((each) => each.id === id) === index),
    isSearching: typed !== settled || searches.some(({ isFetching }) => isFetching),
    isError: searches.some(({ isError }) => isError),
    retry: () => void Promise.all(searches.map(({ retry }) => retry())),
  };
}

export function useKnownCandidates<Known, Likely>(
  source: Pick<CandidateSource<Known, Likely, never, never>, 'name' | 'fetchLikely' | 'shownLikely'>,
  known: Known,
) {
  const { http } = useHost();
  const search = useQuery({
    queryKey: likelyKey(source, known),
    queryFn: ({ signal }) => source.fetchLikely(http, known, signal),
  });
  const candidates = (search.data ?? []).map(source.shownLikely);
  return { candidates, isSearching: search.isPending, isError: search.isError, retry: () => void search.refetch() };
}

function likelyKey({ name }: { readonly name: string }, known: unknown) {
  return [`${name}-candidates`, known];
}

interface Finding<Found> {
  readonly queryKey: readonly unknown[];
  readonly queryFn: (context: { signal: AbortSignal }) => Promise<readonly Found[]>;
  readonly enabled: boolean;
}

/** Keeps the previous results while loading. */
function useFound<Found>(finding: Finding<Found>) {
  const { enabled } = finding;
  const { data = [], isFetching, isError, refetch } = useQuery({ ...finding, placeholderData: keepPreviousData });
  return {
    found: enabled ? data : [],
    isFetching: enabled && isFetching,
    isError: enabled && isError,
    retry: () => (enabled ? refetch() : undefined),
  };
}
