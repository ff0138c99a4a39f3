import { exactFirst, firstOfEach } from '@counterpoint/catalogue/lists';
import { useHost } from '@counterpoint/contract';
import { keepPreviousData, useQuery } from '@counterpoint/contract/query';
import type { CompositionRow, DuplicateCandidate } from '@counterpoint/domain/schemas';
import { useSettled } from '@counterpoint/kit/lists';
import { candidateKeys, fetchCandidates, type KnownOfWork } from '../../../api/candidates-api.ts';
import { compositionKeys } from '../../../api/composition-keys.ts';
import { type CompositionQuery, fetchCompositions } from '../../../api/compositions-api.ts';
import { repertoireKeys, searchRepertoire } from '../../../api/repertoire-api.ts';
import { partyOf } from '../own-party.ts';

const SHORTEST_SEARCH = 2;

/** A work that may be the same: found to be so, or only called alike. */
export interface Candidate {
  readonly row: CompositionRow;
  readonly isMine: boolean;
  readonly certainty: DuplicateCandidate['certainty'] | 'alike';
  readonly why: DuplicateCandidate['why'];
}

export interface Candidates {
  readonly candidates: readonly Candidate[];
  /** Whether the search for what stands in the fields is still under way. */
  readonly isSearching: boolean;
  readonly isError: boolean;
  readonly retry: () => void;
}

/**
 * Works that may be the one to be registered: what has its ISWC, or its title and the member as a writer; then whatever
 * is called so among the member's own works, drafts too, and in the society's repertoire.
 */
export function useCandidates({ title, iswc }: { title: string; iswc: string }): Candidates {
  const typed = title.trim();
  const query = useSettled(typed);
  const number = useSettled(iswc.trim());
  const likely = useLikely(query, number);
  const alike = useAlike(query);
  const isEmpty = query === '' && number === '';
  const all = isEmpty ? [] : [...likely.candidates, ...alike.candidates];
  return {
    // The first word on a work is the surest.
    candidates: firstOfEach(all, ({ row }) => row.id),
    isSearching: typed !== query || iswc.trim() !== number || likely.isFetching || alike.isFetching,
    isError: likely.isError || alike.isError,
    retry: () => void Promise.all([likely.refetch(), alike.refetch()]),
  };
}

function useLikely(title: string, iswc: string) {
  const { http, user } = useHost();
  const me = partyOf(user);
  const known: KnownOfWork = { title, iswc: iswc || null, writers: me ? [{ party_id: me.id }] : [] };
  const enabled = title.length >= SHORTEST_SEARCH || iswc !== '';
  const search = useQuery({
    queryKey: candidateKeys.of(known),
    queryFn: ({ signal }) => fetchCandidates(http, known, signal),
    enabled,
    placeholderData: keepPreviousData,
  });
  const found = enabled ? (search.data ?? []) : [];
  return { ...search, candidates: found.map(asCandidate), isFetching: enabled && search.isFetching };
}

/** A candidate as the API answers it. */
export function asCandidate({ row: { is_mine, ...row }, certainty, why }: DuplicateCandidate): Candidate {
  return { row, isMine: is_mine, certainty, why };
}

function asAlike(found: Pick<Candidate, 'row' | 'isMine'>): Candidate {
  return { ...found, certainty: 'alike', why: [] };
}

function useAlike(query: string) {
  const { http } = useHost();
  const enabled = query.length >= SHORTEST_SEARCH;
  const ownQuery: CompositionQuery = { query, page: 1, per_page: 5, filter: 'all', sort: '-updated_at' };
  const own = useQuery({
    queryKey: compositionKeys.list(ownQuery),
    queryFn: ({ signal }) => fetchCompositions(http, ownQuery, signal),
    enabled,
    placeholderData: keepPreviousData,
  });
  const repertoire = useQuery({
    queryKey: repertoireKeys.search({ query, page: 1 }),
    queryFn: ({ signal }) => searchRepertoire(http, { query, page: 1 }, signal),
    enabled,
    placeholderData: keepPreviousData,
  });
  const rows = [
    ...(own.data?.items ?? []).map((row) => ({ row, isMine: true })),
    ...(repertoire.data?.items ?? []).map((row) => ({ row, isMine: row.is_mine })),
  ];
  return {
    candidates: enabled ? exactFirst(rows, query, ({ row }) => row.title).map(asAlike) : [],
    isFetching: enabled && (own.isFetching || repertoire.isFetching),
    isError: own.isError || repertoire.isError,
    refetch: () => Promise.all([own.refetch(), repertoire.refetch()]),
  };
}
