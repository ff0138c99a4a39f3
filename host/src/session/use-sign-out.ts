import { paths } from '@counterpoint/contract/paths';
import { signOut } from '@counterpoint/frame';
import { usePortal } from '../app/portal.ts';

export function useSignOut(): () => void {
  const { session, plainHttp, live, place } = usePortal();
  return () => void signOut({ session, http: plainHttp, live, leave: () => place.replace(paths.signIn()) });
}
