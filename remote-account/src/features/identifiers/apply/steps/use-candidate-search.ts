import { useHost } from '@counterpoint/contract';
import { useQuery } from '@counterpoint/contract/query';
import { useEffect, useState } from 'react';
import { isniKeys, searchCandidates } from '../../../../api/isni-api.ts';

const SHORTEST_SEARCH = 2;
const DEBOUNCE_MS = 400;

export function useCandidateSearch(typed: string) {
  const { http } = useHost();
  const text = typed.trim();
  const name = useSettled(text);
  const enabled = name.length >= SHORTEST_SEARCH;
  const search = useQuery({
    queryKey: isniKeys.candidates(name),
    queryFn: ({ signal }) => searchCandidates(http, name, signal),
    enabled,
    // The index can be slow, and the member can go on without it.
    retry: false,
  });
  return {
    found: enabled && text === name ? search.data : undefined,
    isSearching: text.length >= SHORTEST_SEARCH && (text !== name || search.isFetching),
    isError: enabled && search.isError,
    retry: () => void search.refetch(),
  };
}

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
