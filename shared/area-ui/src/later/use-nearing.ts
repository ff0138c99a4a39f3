import { useQueryClient } from '@counterpoint/contract/query';
import { type LaterPart, partQuery } from './later-part.ts';

export interface Nearing {
  readonly onPointerEnter: () => void;
  readonly onFocus: () => void;
}

export function useNearing(later: LaterPart<unknown>): Nearing {
  const queries = useQueryClient();
  const prefetch = () => void queries.prefetchQuery(partQuery(later));
  return { onPointerEnter: prefetch, onFocus: prefetch };
}
