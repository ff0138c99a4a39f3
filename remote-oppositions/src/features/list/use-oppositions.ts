import { useHost } from '@counterpoint/contract';
import { keepPreviousData, useQuery, useQueryClient } from '@counterpoint/contract/query';
import { useEffect } from 'react';
import { fetchOppositions, type OppositionQuery, oppositionKeys } from '../../api/oppositions-api.ts';

/** A page of the member's cases: the page before stays while the next one comes, and changes elsewhere come in. */
export function useOppositions(query: OppositionQuery) {
  const { http, live } = useHost();
  const queries = useQueryClient();
  useEffect(
    () => live.subscribe('oppositions', () => void queries.invalidateQueries({ queryKey: oppositionKeys.all })),
    [live, queries],
  );
  return useQuery({
    queryKey: oppositionKeys.list(query),
    queryFn: ({ signal }) => fetchOppositions(http, query, signal),
    placeholderData: keepPreviousData,
  });
}
