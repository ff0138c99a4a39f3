import { useHost } from '@counterpoint/contract';
import { keepPreviousData, useQuery } from '@counterpoint/contract/query';
import { type CompositionQuery, compositionKeys, fetchCompositions } from '../../api/compositions-api.ts';

/** A page of the member's works; the page before stays on the screen while the next one comes. */
export function useCompositionList(query: CompositionQuery) {
  const { http } = useHost();
  return useQuery({
    queryKey: compositionKeys.list(query),
    queryFn: ({ signal }) => fetchCompositions(http, query, signal),
    placeholderData: keepPreviousData,
  });
}
