import { type HttpClient, useHost } from '@counterpoint/contract';
import { keepPreviousData, useQuery } from '@counterpoint/contract/query';
import type { Profile } from '@counterpoint/domain/schemas/members';
import { useSettled } from '@counterpoint/kit/lists';
import { exactFirst } from '../lists/exact-first.ts';
import { firstOfEach } from '../lists/first-of-each.ts';
import type { ShownCandidate } from './candidate-card.tsx';

const SHORTEST_SEARCH = 2;

/** What one searches by before something new is registered. */
type Searched = Readonly<Record<string, string>> & { readonly title: string };

/** Where what may be the same as something new is looked for. */
export interface CandidateSource<Known, Likely, Row, By extends Searched> {
  /** The API's collection, with which the query keys begin too. */
  readonly name: 'compositions' | 'recordings';
  readonly knownOf: (searched: By, user: Profile | null) => Known;
  /** The ISWC or ISRC among what is searched by: it finds by itself. */
  readonly numberOf: (searched: By) => string;
  /** Finds by all that is known, the likeliest first. */
  readonly fetchLikely: (http: HttpClient, known: Known, signal: AbortSignal) => Promise<readonly Likely[]>;
  readonly shownLikely: (found: Likely) => ShownCandidate;
  /** What is called so among the member's own, drafts too, and in the society's repertoire. */
  readonly fetchOwn: (http: HttpClient, title: string, signal: AbortSignal) => Promise<readonly Row[]>;
  readonly fetchRepertoire: (http: HttpClient, title: string, signal: AbortSignal) => Promise<readonly Row[]>;
  readonly shownAlike: (row: Row) => ShownCandidate;
}

/** What may be the same as something new: what its number or its title and party find, then whatever is called so. */
export function useCandidates<Known, Likely, Row, By extends Searched>(
  source: CandidateSource<Known, Likely, Row, By>,
  searched: By,
) {
  const { http, user } = useHost();
  const typed = JSON.stringify(searched, (_key, value) => (typeof value === 'string' ? value.trim() : value));
  const settled = useSettled(typed);
  // What this hook wrote a moment ago, of this very type.
  const asked = JSON.parse(settled) as By;
  const { title } = asked;
  const known = source.knownOf(asked, user);
  const hasTitle = title.length >= SHORTEST_SEARCH;
  const likely = useFound({
    queryKey: likelyKey(source, known),
    queryFn: ({ signal }) => source.fetchLikely(http, known, signal),
    enabled: hasTitle || source.numberOf(asked) !== '',
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
  const alike = [...own.found, ...repertoire.found].map(source.shownAlike);
  const all = [...likely.found.map(source.shownLikely), ...exactFirst(alike, title, (candidate) => candidate.title)];
  const searches = [likely, own, repertoire];
  return {
    // The first word on one is the surest.
    candidates: firstOfEach(all, ({ id }) => id),
    /** Whether the search for what stands in the fields is still under way. */
    isSearching: typed !== settled || searches.some(({ isFetching }) => isFetching),
    isError: searches.some(({ isError }) => isError),
    retry: () => void Promise.all(searches.map(({ retry }) => retry())),
  };
}

/** What may be the same as a draft, by all that is known of it now. */
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
  return { candidates, isError: search.isError, retry: () => void search.refetch() };
}

function likelyKey({ name }: { readonly name: string }, known: unknown) {
  return [`${name}-candidates`, known];
}

interface Finding<Found> {
  readonly queryKey: readonly unknown[];
  readonly queryFn: (context: { signal: AbortSignal }) => Promise<readonly Found[]>;
  /** Whether enough is typed to search for. */
  readonly enabled: boolean;
}

/** Keeps what it found while it searches on; finds nothing where it does not search. */
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
