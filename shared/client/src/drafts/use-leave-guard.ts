import { type HostServices, useHost } from '@counterpoint/contract';
import { useEffect } from 'react';

const dirtyParts = new WeakMap<HostServices['guardLeave'], Set<symbol>>();

/** Asks before leaving while any part is unsaved: the host's guard only holds one flag. */
export function useLeaveGuard(isDirty: boolean): void {
  const { guardLeave } = useHost();
  useEffect(() => {
    const parts = dirtyParts.get(guardLeave) ?? new Set();
    dirtyParts.set(guardLeave, parts);
    const part = Symbol('part of a page');
    if (isDirty) parts.add(part);
    guardLeave(parts.size > 0);
    return () => {
      parts.delete(part);
      guardLeave(parts.size > 0);
    };
  }, [guardLeave, isDirty]);
}
