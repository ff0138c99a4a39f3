import { useBlocker } from '@counterpoint/contract/router';
import { useCallback, useEffect, useRef } from 'react';

let isUnsaved = false;

/** Whether the open page has work that leaving would lose. */
export function hasUnsavedWork(): boolean {
  return isUnsaved;
}

/**
 * Lets the tab leave this document without the browser's question. Another listener can't suppress it: Chromium calls those
 * on `window` in the order in which they were added.
 */
export function stopGuardingUnload(): void {
  window.removeEventListener('beforeunload', preventUnload);
}

/** Refs, because a page may save and navigate before the next render. */
export function useLeaveGuard() {
  const isDirty = useRef(false);
  const way = useRef<(() => void) | undefined>(undefined);
  const proceed = useCallback(() => {
    const go = way.current;
    way.current = undefined;
    go?.();
  }, []);
  const guardLeave = useCallback(
    (dirty: boolean) => {
      if (dirty === isDirty.current) return;
      isDirty.current = dirty;
      isUnsaved = dirty;
      // Only while dirty: a `beforeunload` listener disables the browser's back/forward cache.
      if (dirty) window.addEventListener('beforeunload', preventUnload);
      else stopGuardingUnload();
      // Saved while the question is open: continue the navigation.
      if (!dirty) proceed();
    },
    [proceed],
  );

  useEffect(() => () => guardLeave(false), [guardLeave]);

  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty.current && pageAt(currentLocation) !== pageAt(nextLocation),
  );
  useEffect(() => {
    way.current = blocker.proceed;
    // Saved between the click and the question.
    if (!isDirty.current) proceed();
  }, [blocker, proceed]);
  const leave = useCallback(() => guardLeave(false), [guardLeave]);
  const stay = useCallback(() => blocker.reset?.(), [blocker]);

  return { guardLeave, isConfirming: blocker.state === 'blocked', leave, stay };
}

/** Steps and filters in the query string are changes within the page; another import isn't. */
function pageAt({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string {
  return `${pathname} ${new URLSearchParams(search).get('import') ?? ''}`;
}

function preventUnload(event: BeforeUnloadEvent): void {
  event.preventDefault();
}
