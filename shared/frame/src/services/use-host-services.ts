import type { HostServices } from '@counterpoint/contract';
import { useCallback, useMemo } from 'react';
import { useProfile } from '../session/use-profile.ts';
import type { Connections } from './connections.ts';

const PORTAL_NAME = 'Counterpoint';

function setTitle(title: string): void {
  document.title = `${title} · ${PORTAL_NAME}`;
}

/** @param messages the same object on every render */
export function useHostServices(
  connections: Pick<Connections, 'session' | 'http' | 'live'>,
  guardLeave: HostServices['guardLeave'],
  messages: Pick<HostServices, 'notify' | 'reportError'>,
): HostServices {
  const { http, live } = connections;
  const { data: user = null, refetch } = useProfile(connections);

  const refreshProfile = useCallback(async () => {
    await refetch({ throwOnError: true });
  }, [refetch]);

  return useMemo(
    () => ({ user, refreshProfile, http, setTitle, live, guardLeave, ...messages }),
    [user, refreshProfile, http, live, guardLeave, messages],
  );
}
