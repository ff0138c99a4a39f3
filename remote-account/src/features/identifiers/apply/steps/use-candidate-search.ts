import { useHost } from '@counterpoint/contract';
import { useQuery } from '@counterpoint/contract/query';
import { useEffect, useState } from 'react';
import { isniKeys, searchCandidates } from '../../../../api/isni-api.ts';

const SHORTEST_SEARCH = 2;
const DEBOUNCE_MS = 400;

export function useCandidateSearch(typed: string) {
  const { http } = useHost();
  const trimmed = typed.trim();
  const name = useDebounced(trimmed);
  const enabled = name.length >= SHORTEST_SEARCH;
  const search = useQuery({
    queryKey: isniKeys.candidates(name),
    queryFn: ({ signal }) => searchCandidates(http, name, signal),
    enabled,
    // The index can be slow, and the member can go on without it.
    retry: false,
  });
  return {
    found: enabled && trimmed === name ? search.data : undefined,
    isSearching: trimmed.length >= SHORTEST_SEARCH && (trimmed !== name || search.isFetching),
    isError: enabled && search.isError,
    retry: () => void search.refetch(),
  };
}

function useDebounced(text: string): string {
  const [debounced, setDebounced] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return debounced;
}
