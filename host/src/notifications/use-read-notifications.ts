import { messageOf } from '@counterpoint/client/http';
import { useHost } from '@counterpoint/contract';
import { useQueryClient } from '@counterpoint/contract/query';
import type { Notification, NotificationPage, UnreadNotifications } from '@counterpoint/domain/schemas/home';
import { NOTIFICATIONS_KEY, readOne, readUpTo } from './notifications-api.ts';

interface NotificationPages {
  readonly pages: NotificationPage[];
  readonly pageParams: (string | null)[];
}

/** Updates the cache optimistically; the server's count wins. */
export function useReadNotifications() {
  const { http, notify } = useHost();
  const client = useQueryClient();

  async function read(isMeant: (item: Notification) => boolean, send: () => Promise<UnreadNotifications>) {
    // A pending response would restore the unread state.
    await client.cancelQueries({ queryKey: NOTIFICATIONS_KEY });
    const now = new Date().toISOString();
    client.setQueryData<NotificationPages>(NOTIFICATIONS_KEY, (kept) => kept && withRead(kept, isMeant, now));
    try {
      const { unread } = await send();
      client.setQueryData<NotificationPages>(NOTIFICATIONS_KEY, (kept) => kept && withUnread(kept, unread));
    } catch (error) {
      notify(messageOf(error), { type: 'error' });
      void client.invalidateQueries({ queryKey: NOTIFICATIONS_KEY });
    }
  }

  return {
    markRead: (item: Notification) => {
      if (item.read_at === null)
        void read(
          ({ _id }) => _id === item._id,
          () => readOne(http, item._id),
        );
    },
    /** Up to the newest one shown, so that one that arrives meanwhile stays unread. */
    markAllRead: (newest: Notification) =>
      void read(
        () => true,
        () => readUpTo(http, newest._id),
      ),
  };
}

function withRead(kept: NotificationPages, isMeant: (item: Notification) => boolean, now: string): NotificationPages {
  let count = 0;
  const pages = kept.pages.map((page) => ({
    ...page,
    items: page.items.map((item) => {
      if (item.read_at !== null || !isMeant(item)) return item;
      count += 1;
      return { ...item, read_at: now };
    }),
  }));
  return withUnread({ ...kept, pages }, Math.max(0, (kept.pages[0]?.unread ?? 0) - count));
}

function withUnread(kept: NotificationPages, unread: number): NotificationPages {
  return { ...kept, pages: kept.pages.map((page) => ({ ...page, unread })) };
}
