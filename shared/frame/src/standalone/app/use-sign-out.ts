import { signOut } from '../../session/sign-out.ts';
import { useFrame } from './frame.ts';

export function useSignOut(): () => void {
  const { session, plainHttp, live, place } = useFrame();
  return () => void signOut({ session, http: plainHttp, live, leave: () => place.reload() });
}
