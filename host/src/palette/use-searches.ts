import { useHost } from '@counterpoint/contract';
import { useQuery } from '@counterpoint/contract/query';
import { useSettled } from '@counterpoint/kit/lists';
import type { Choice } from './choices.ts';
import { SEARCHES, type Search } from './searches.ts';

const MINIMUM_LENGTH = 2;
const FRESH_MS = 10_000;

export interface SearchState {
  readonly search: Search;
  readonly status: 'idle' | 'loading' | 'failed' | 'done';
  readonly choices: readonly Choice[];
}

/** Debounces; aborts a search that a newer one supersedes. */
export function useSearches(typed: string): readonly SearchState[] {
  const text = typed.trim();
  const settled = useSettled(text);
  const states = [
    useOneSearch(SEARCHES[0], settled),
    useOneSearch(SEARCHES[1], settled),
    useOneSearch(SEARCHES[2], settled),
  ];
  if (text.length < MINIMUM_LENGTH) return states.map((state) => ({ ...state, status: 'idle', choices: [] }));
  return text === settled ? states : states.map((state) => ({ ...state, status: 'loading', choices: [] }));
}

function useOneSearch(search: Search, query: string): SearchState {
  const { http } = useHost();
  const { data, isPending, isError } = useQuery({
    queryKey: ['palette', search.id, query],
    queryFn: ({ signal }) => search.find(http, query, signal),
    enabled: query.length >= MINIMUM_LENGTH,
    staleTime: FRESH_MS,
    retry: false,
  });
  if (isError) return { search, status: 'failed', choices: [] };
  return { search, status: isPending ? 'loading' : 'done', choices: data ?? [] };
}
