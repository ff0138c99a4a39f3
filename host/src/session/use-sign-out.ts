import { paths } from '@counterpoint/contract/paths';
import { hasUnsavedWork, signOut } from '@counterpoint/frame';
import { usePortal } from '../app/portal.ts';

/** Asks first if the page has unsaved work. */
export function useSignOut(): () => void {
  const { session, plainHttp, live, place, leaving } = usePortal();
  return async () => {
    if (hasUnsavedWork() && !(await leaving.getState().open())) return;
    await signOut({ session, http: plainHttp, live, leave: () => place.replace(paths.signIn()) });
  };
}
