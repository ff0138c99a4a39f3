import { useHost } from '@counterpoint/contract';
import { useQuery } from '@counterpoint/contract/query';
import { useEffect, useState } from 'react';
import type { Choice } from './choices.ts';
import { SEARCHES, type Search } from './searches.ts';

const DEBOUNCE_MS = 250;
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
  const rested = useRested(text);
  const states = [
    useOneSearch(SEARCHES[0], rested),
    useOneSearch(SEARCHES[1], rested),
    useOneSearch(SEARCHES[2], rested),
  ];
  if (text.length < MINIMUM_LENGTH) return states.map((state) => ({ ...state, status: 'idle', choices: [] }));
  return text === rested ? states : states.map((state) => ({ ...state, status: 'loading', choices: [] }));
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

function useRested(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}
