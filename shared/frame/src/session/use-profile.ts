import type { SessionStore } from '@counterpoint/client/session';
import { useQuery } from '@counterpoint/contract/query';
import { useSyncExternalStore } from 'react';
import type { Connections } from '../services/connections.ts';
import { profileQuery } from './profile-query.ts';

export function useIsSignedIn(session: SessionStore): boolean {
  return useSyncExternalStore(session.subscribe, session.get) !== null;
}

export function useProfile({ session, http }: Pick<Connections, 'session' | 'http'>) {
  return useQuery({ ...profileQuery(http), enabled: useIsSignedIn(session) });
}
