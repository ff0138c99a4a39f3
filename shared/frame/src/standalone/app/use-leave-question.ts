import { useEffect } from 'react';
import { useLeaveGuard } from '../../leaving/use-leave-guard.ts';

const QUESTION = 'Leave without saving? What you changed on this page is not saved yet, and may be lost.';

/** Asks in the browser's own dialog before a page with unsaved changes is left. Gives back `guardLeave`. */
export function useLeaveQuestion(): (isDirty: boolean) => void {
  const { guardLeave, isAsking, leave, stay } = useLeaveGuard();
  useEffect(() => {
    if (!isAsking) return;
    if (window.confirm(QUESTION)) leave();
    else stay();
  }, [isAsking, leave, stay]);
  return guardLeave;
}
