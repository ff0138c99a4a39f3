import type { HostServices } from '@counterpoint/contract';
import { useQuery } from '@counterpoint/contract/query';
import { useCallback, useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { reportQuietly } from '../errors/error-reporter.ts';
import { profileQuery } from '../session/profile-api.ts';
import { notify } from '../toasts/notify.ts';
import { usePortal } from './portal.ts';

const PORTAL_NAME = 'Counterpoint';

/** Sets the browser's title; the portal's name comes after what is particular. */
function setTitle(title: string): void {
  document.title = `${title} · ${PORTAL_NAME}`;
}

/** Puts together what the host offers to areas. `profile` is how the member's own data stands. */
export function useHostServices(guardLeave: HostServices['guardLeave']) {
  const { http, session, live } = usePortal();
  const isSignedIn = useSyncExternalStore(session.subscribe, session.get) !== null;
  const profile = useQuery({ ...profileQuery(http), enabled: isSignedIn });
  const { refetch } = profile;
  const user = profile.data ?? null;
  useSameMember(user?._id);

  const refreshProfile = useCallback(async () => {
    await refetch({ throwOnError: true });
  }, [refetch]);

  const services = useMemo<HostServices>(
    () => ({ user, refreshProfile, http, notify, reportError: reportQuietly, setTitle, live, guardLeave }),
    [user, refreshProfile, http, live, guardLeave],
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
