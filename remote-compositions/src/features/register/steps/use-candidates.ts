import { useHost } from '@counterpoint/contract';
import { keepPreviousData, useQuery } from '@counterpoint/contract/query';
import type { CompositionRow } from '@counterpoint/domain/schemas';
import { type CompositionQuery, compositionKeys, fetchCompositions } from '../../../api/compositions-api.ts';
import { repertoireKeys, searchRepertoire } from '../../../api/repertoire-api.ts';
import { useSettled } from '../use-settled.ts';

const SHORTEST_SEARCH = 2;

export interface Candidate {
  readonly row: CompositionRow;
  readonly isMine: boolean;
}

export interface Candidates {
  readonly candidates: readonly Candidate[];
  /** Whether the search for what stands in the field is still under way. */
  readonly isSearching: boolean;
  readonly isError: boolean;
  readonly retry: () => void;
}

/** Works that may be the one to be registered: the member's own, drafts too, and the society's repertoire. */
export function useCandidates(text: string): Candidates {
  const { http } = useHost();
  const typed = text.trim();
  const query = useSettled(typed);
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
  const all = [
    ...(own.data?.items ?? []).map((row) => ({ row, isMine: true })),
    ...(repertoire.data?.items ?? []).map((row) => ({ row, isMine: row.is_mine })),
  ];
  return {
    candidates: enabled ? [...new Map(all.toReversed().map((each) => [each.row.id, each])).values()].toReversed() : [],
    isSearching: typed !== query || (enabled && (own.isFetching || repertoire.isFetching)),
    isError: own.isError || repertoire.isError,
    retry: () => void Promise.all([own.refetch(), repertoire.refetch()]),
  };
}
