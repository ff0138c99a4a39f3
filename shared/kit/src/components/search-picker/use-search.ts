import { useEffect, useEffectEvent, useState } from 'react';

export type SearchState<Item> =
  | { status: 'idle' }
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'done'; items: readonly Item[] };

const DEBOUNCE_MS = 250;
const MINIMUM_LENGTH = 2;

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
      // `search` reports the error; the member can type on.
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
