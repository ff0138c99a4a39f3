import { useHost } from '@counterpoint/contract';
import { useQueryClient } from '@counterpoint/contract/query';
import { useEffect } from 'react';
import { compositionKeys } from './composition-keys.ts';

/** Fetches again whatever of the compositions is on the screen, whenever the server says that they changed. */
export function useCompositionsLive(): void {
  const { live } = useHost();
  const queries = useQueryClient();
  useEffect(
    () => live.subscribe('compositions', () => void queries.invalidateQueries({ queryKey: compositionKeys.all })),
    [live, queries],
  );
}
