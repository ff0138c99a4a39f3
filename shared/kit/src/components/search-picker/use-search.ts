import { useEffect, useEffectEvent, useState } from 'react';

/** Where a search stands. `idle` while there is nothing to search for. */
export type SearchState<Item> =
  | { status: 'idle' }
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'done'; items: readonly Item[] };

const DEBOUNCE_MS = 250;
const MINIMUM_LENGTH = 2;

/** Searches once typing rests; a search that a later one overtakes is aborted and never shown. */
export function useSearch<Item>(
  query: string,
  search: (query: string, signal: AbortSignal) => Promise<readonly Item[]>,
): SearchState<Item> {
  const [state, setState] = useState<SearchState<Item>>({ status: 'idle' });
  const run = useEffectEvent(async (text: string, signal: AbortSignal) => {
    try {
      const items = await search(text, signal);
      if (!signal.aborted) setState({ status: 'done', items });
    } catch {
      // The member sees that it failed and may type on; what went wrong is the caller's to report.
      if (!signal.aborted) setState({ status: 'failed' });
    }
  });
  const text = query.trim();
  useEffect(() => {
    if (text.length < MINIMUM_LENGTH) {
      setState({ status: 'idle' });
      return;
    }
    const controller = new AbortController();
    setState({ status: 'loading' });
    const timer = setTimeout(() => run(text, controller.signal), DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [text]);
  return state;
}
