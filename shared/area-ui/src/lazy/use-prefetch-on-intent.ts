import { useQueryClient } from '@counterpoint/contract/query';
import { type LazyPart, partQuery } from './lazy-part.ts';

export interface PrefetchHandlers {
  readonly onPointerEnter: () => void;
  readonly onFocus: () => void;
}

export function usePrefetchOnIntent(lazy: LazyPart<unknown>): PrefetchHandlers {
  const queries = useQueryClient();
  const prefetch = () => void queries.prefetchQuery(partQuery(lazy));
  return { onPointerEnter: prefetch, onFocus: prefetch };
}
