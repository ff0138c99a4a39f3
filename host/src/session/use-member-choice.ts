import { messageOf } from '@counterpoint/client/http';
import { hasUnsavedWork } from '@counterpoint/frame';
import { usePortal } from '../app/portal.ts';
import { chooseMember } from '../chrome/memberships-api.ts';
import * as text from '../messages/overlays.generated.ts';
import { notify } from '../toasts/notify.ts';

/** The new session makes every tab go on for the other member: see `watchSession`. */
export function useMemberChoice(): (memberId: string) => Promise<void> {
  const { session, http } = usePortal();
  return async (memberId) => {
    if (hasUnsavedWork()) {
      notify(text.saveBeforeSwitching(), { type: 'error' });
      return;
    }
    try {
      session.set(await chooseMember(http, memberId));
    } catch (error) {
      notify(messageOf(error), { type: 'error' });
    }
  };
}
