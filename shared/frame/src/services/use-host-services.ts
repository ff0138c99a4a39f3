import type { HostServices } from '@counterpoint/contract';
import { useQuery } from '@counterpoint/contract/query';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { profileQuery } from '../session/profile-query.ts';
import { useIsSignedIn } from '../session/use-is-signed-in.ts';
import type { Connections } from './connections.ts';

const PORTAL_NAME = 'Counterpoint';

/** Sets the browser's title; the portal's name comes after what is particular. */
function setTitle(title: string): void {
  document.title = `${title} · ${PORTAL_NAME}`;
}

/**
 * Puts together what is offered to areas. `profile` is how the member's own data stands.
 *
 * @param messages where notices and reports go; the same object on every render
 */
export function useHostServices(
  { session, http, live }: Pick<Connections, 'session' | 'http' | 'live'>,
  guardLeave: HostServices['guardLeave'],
  messages: Pick<HostServices, 'notify' | 'reportError'>,
) {
  const profile = useQuery({ ...profileQuery(http), enabled: useIsSignedIn(session) });
  const { refetch } = profile;
  const user = profile.data ?? null;
  useSameMember(user?._id);

  const refreshProfile = useCallback(async () => {
    await refetch({ throwOnError: true });
  }, [refetch]);

  const services = useMemo<HostServices>(
    () => ({ user, refreshProfile, http, setTitle, live, guardLeave, ...messages }),
    [user, refreshProfile, http, live, guardLeave, messages],
  );
  return { services, profile };
}

/** Another member who signed in from another tab must not see this one's page: the document starts anew. */
function useSameMember(id: string | undefined): void {
  const first = useRef(id);
  useEffect(() => {
    if (first.current !== undefined && id !== undefined && id !== first.current) location.reload();
    first.current ??= id;
  }, [id]);
}
