import type { HostServices } from '@counterpoint/contract';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useProfile } from '../session/use-profile.ts';
import type { Connections } from './connections.ts';

const PORTAL_NAME = 'Counterpoint';

/** Sets the browser's title; the portal's name comes after what is particular. */
function setTitle(title: string): void {
  document.title = `${title} · ${PORTAL_NAME}`;
}

/**
 * Puts together what is offered to areas.
 *
 * @param messages where notices and reports go; the same object on every render
 */
export function useHostServices(
  connections: Pick<Connections, 'session' | 'http' | 'live'>,
  guardLeave: HostServices['guardLeave'],
  messages: Pick<HostServices, 'notify' | 'reportError'>,
): HostServices {
  const { http, live } = connections;
  const { data: user = null, refetch } = useProfile(connections);
  useSameMember(user?._id);

  const refreshProfile = useCallback(async () => {
    await refetch({ throwOnError: true });
  }, [refetch]);

  return useMemo(
    () => ({ user, refreshProfile, http, setTitle, live, guardLeave, ...messages }),
    [user, refreshProfile, http, live, guardLeave, messages],
  );
}

/** Another member who signed in from another tab must not see this one's page: the document starts anew. */
function useSameMember(id: string | undefined): void {
  const first = useRef(id);
  useEffect(() => {
    if (first.current !== undefined && id !== undefined && id !== first.current) location.reload();
    first.current ??= id;
  }, [id]);
}
