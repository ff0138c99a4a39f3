import { useQueryClient } from '@counterpoint/contract/query';
import { type LaterPart, partQuery } from './later-part.ts';

/** What a button takes to know that it will be pressed soon. */
export interface Nearing {
  readonly onPointerEnter: () => void;
  readonly onFocus: () => void;
}

/** Fetches a part as soon as somebody points at what leads to it, or comes to it by keyboard. */
export function useNearing(later: LaterPart<unknown>): Nearing {
  const queries = useQueryClient();
  const bring = () => void queries.prefetchQuery(partQuery(later));
  return { onPointerEnter: bring, onFocus: bring };
}
