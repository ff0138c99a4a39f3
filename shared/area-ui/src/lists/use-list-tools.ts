import type { Selection } from '@counterpoint/kit/lists';
import { useEffect, useEffectEvent } from 'react';
import { type LazyModule, useLazyModule } from './use-lazy-module.ts';

/** Loads the tools of a list once something is selected. */
export function useListTools<Tools>(
  { isAll, rows }: Pick<Selection, 'isAll' | 'rows'>,
  load: () => Promise<Tools>,
): LazyModule<Tools> {
  const tools = useLazyModule(load);
  const hasSelection = isAll || rows.length > 0;
  const ensureLoaded = useEffectEvent(() => void tools.ensureLoaded());
  useEffect(() => {
    if (hasSelection) ensureLoaded();
  }, [hasSelection]);
  return tools;
}
