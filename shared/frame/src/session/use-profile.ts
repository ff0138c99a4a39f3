import { useQuery } from '@counterpoint/contract/query';
import type { Connections } from '../services/connections.ts';
import { profileQuery } from './profile-query.ts';
import { useIsSignedIn } from './use-is-signed-in.ts';

export function useProfile({ session, http }: Pick<Connections, 'session' | 'http'>) {
  return useQuery({ ...profileQuery(http), enabled: useIsSignedIn(session) });
}
