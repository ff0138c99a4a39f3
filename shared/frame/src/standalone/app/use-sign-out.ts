import { signOut } from '../../session/sign-out.ts';
import { useFrame } from './frame.ts';

export function useSignOut(): () => void {
  const { session, plainHttp, place } = useFrame();
  return () => void signOut({ session, http: plainHttp, leave: () => place.reload() });
}
