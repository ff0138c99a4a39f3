import { useBlocker } from '@counterpoint/contract/router';
import { useCallback, useEffect, useRef } from 'react';

const QUESTION = 'Leave without saving? What you changed on this page will be lost.';

/** Asks before a page with unsaved changes is left, in the browser's own words or ours. */
export function useLeaveGuard(): (isDirty: boolean) => void {
  // A ref and not state: a page that saved says so and goes on at once, before anything renders again.
  const isDirty = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty.current && currentLocation.pathname !== nextLocation.pathname,
  );

  const guardLeave = useCallback((dirty: boolean) => {
    isDirty.current = dirty;
    if (dirty) window.addEventListener('beforeunload', askToStay);
    else window.removeEventListener('beforeunload', askToStay);
  }, []);

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    if (!window.confirm(QUESTION)) {
      blocker.reset();
      return;
    }
    guardLeave(false);
    blocker.proceed();
  }, [blocker, guardLeave]);

  return guardLeave;
}

function askToStay(event: BeforeUnloadEvent): void {
  event.preventDefault();
}
