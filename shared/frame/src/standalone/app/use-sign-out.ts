import { signOut } from '../../session/sign-out.ts';
import { useFrame } from './frame.ts';

/** Signs out, and loads the page anew. */
export function useSignOut(): () => void {
  const { session, plainHttp, place } = useFrame();
  return () => void signOut({ session, http: plainHttp, leave: () => place.reload() });
}
