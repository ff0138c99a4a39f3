import type { SessionStore } from '@counterpoint/client/session';
import { useSyncExternalStore } from 'react';

export function useIsSignedIn(session: SessionStore): boolean {
  return useSyncExternalStore(session.subscribe, session.get) !== null;
}
