import { useHost } from '@counterpoint/contract';
import { useEffect } from 'react';

const dirtyParts = new Set<symbol>();

/** Asks before leaving while any part of the page is unsaved: the host's guard only holds one flag. */
export function useLeaveGuard(isDirty: boolean): void {
  const { guardLeave } = useHost();
  useEffect(() => {
    if (!isDirty) return;
    const part = Symbol('part of a page');
    dirtyParts.add(part);
    guardLeave(true);
    return () => {
      dirtyParts.delete(part);
      guardLeave(dirtyParts.size > 0);
    };
  }, [guardLeave, isDirty]);
}
