import { nothing } from '@counterpoint/client/http';
import type { HostServices } from '@counterpoint/contract';
import { useQuery } from '@counterpoint/contract/query';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { describeError } from '../pages/describe-error.ts';
import { profileQuery } from '../session/profile-query.ts';
import { useFrame } from './frame.ts';
import { useLeaveGuard } from './use-leave-guard.ts';

/** Whether somebody is signed in, live. */
export function useIsSignedIn(): boolean {
  const { session } = useFrame();
  return useSyncExternalStore(session.subscribe, session.get) !== null;
}

/** All that an area may ask of the host. */
export function useHostServices(): HostServices {
  const { http, plainHttp, live, notices } = useFrame();
  const { data: user = null, refetch } = useQuery({ ...profileQuery(http), enabled: useIsSignedIn() });
  const guardLeave = useLeaveGuard();

  const refreshProfile = useCallback(async () => {
    await refetch({ throwOnError: true });
  }, [refetch]);

  const reportError = useCallback(
    (error: unknown) => {
      const description = describeError(error);
      plainHttp
        .post('/frontend/errorlogs', { schema: nothing, json: { description } })
        .catch(() => notices.notify('Error reporting not send', { type: 'error' }));
    },
    [plainHttp, notices],
  );

  return useMemo(
    () => ({ user, refreshProfile, http, notify: notices.notify, reportError, setTitle, live, guardLeave }),
    [user, refreshProfile, http, notices, reportError, live, guardLeave],
  );
}

function setTitle(title: string): void {
  document.title = `${title} · Counterpoint`;
}
