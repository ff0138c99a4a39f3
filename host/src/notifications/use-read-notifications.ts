import { messageOf } from '@counterpoint/client/http';
import { useRefresh } from '@counterpoint/client/queries';
import { useHost } from '@counterpoint/contract';
import type { Notification } from '@counterpoint/domain/schemas/home';
import { NOTIFICATIONS_KEY, readOne, readUpTo } from './notifications-api.ts';

export function useReadNotifications() {
  const { http, notify } = useHost();
  const refresh = useRefresh(NOTIFICATIONS_KEY);

  function finish(reading: Promise<unknown>): void {
    reading.catch((error: unknown) => notify(messageOf(error), { type: 'error' })).finally(refresh);
  }

  return {
    markRead: (item: Notification) => {
      if (item.read_at === null) finish(readOne(http, item._id));
    },
    /** Up to the newest one shown, so that one that arrives meanwhile stays unread. */
    markAllRead: (newest: Notification) => finish(readUpTo(http, newest._id)),
  };
}
