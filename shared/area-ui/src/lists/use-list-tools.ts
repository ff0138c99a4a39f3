import type { Selection } from '@counterpoint/kit/lists';
import { useEffect, useEffectEvent } from 'react';
import { type Brought, useBrought } from './use-brought.ts';

/** Loads the tools of a list once something is selected. */
export function useListTools<Tools>(
  { isAll, rows }: Pick<Selection, 'isAll' | 'rows'>,
  load: () => Promise<Tools>,
): Brought<Tools> {
  const tools = useBrought(load);
  const hasSelection = isAll || rows.length > 0;
  const bring = useEffectEvent(() => void tools.bring());
  useEffect(() => {
    if (hasSelection) bring();
  }, [hasSelection]);
  return tools;
}
