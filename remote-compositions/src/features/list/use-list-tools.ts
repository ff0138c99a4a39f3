import { type Brought, useBrought } from '@counterpoint/catalogue/lists';
import { useEffect, useEffectEvent } from 'react';
import type { Selection } from './use-selection.ts';

export type ListTools = typeof import('./list-tools.ts');

/** What floats over the list: fetched once something is selected, or when it is asked for. */
export function useListTools({ isAll, works }: Pick<Selection, 'isAll' | 'works'>): Brought<ListTools> {
  const tools = useBrought(() => import('./list-tools.ts'));
  const hasSelection = isAll || works.length > 0;
  const bring = useEffectEvent(() => void tools.bring());
  useEffect(() => {
    if (hasSelection) bring();
  }, [hasSelection]);
  return tools;
}
