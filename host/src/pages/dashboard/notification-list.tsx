import { Card, Heading } from '@counterpoint/kit/core';
import { useEffect, useRef, useState } from 'react';
import * as text from '../../messages/shell.generated.ts';
import { NotificationFeed } from '../../notifications/notification-feed.tsx';
import { notificationPath } from '../../notifications/object-path.ts';
import { entryId, useOpenedNotification } from '../../notifications/opened-notification.ts';
import { useNotifications } from '../../notifications/use-notifications.ts';
import { useReadNotifications } from '../../notifications/use-read-notifications.ts';

const SHOWN_AT_FIRST = 5;

export function NotificationList() {
  const [isAll, setIsAll] = useState(false);
  const notifications = useNotifications();
  const { markRead } = useReadNotifications();
  const opened = useOpenedNotification();
  const { items } = notifications;
  const openedAt = items?.findIndex(({ _id }) => _id === opened.id) ?? -1;
  useFocusOnOpened(opened, items !== undefined);
  return (
    <Card as="section" padding="none" aria-labelledby="notifications-title">
      <Heading
        as="h2"
        id="notifications-title"
        padding={{ base: '4', md: '5' }}
        paddingBottom={{ base: '3', md: '3' }}
        borderBottomWidth="1px"
        borderColor="line"
      >
        {text.notifications()}
      </Heading>
      <NotificationFeed
        notifications={notifications}
        {...(!isAll && openedAt < SHOWN_AT_FIRST && { most: SHOWN_AT_FIRST })}
        entryOf={(item) => ({
          id: entryId(item._id),
          href: notificationPath(item),
          isOpened: item._id === opened.id,
          onFollow: () => markRead(item),
        })}
        onOlder={() => setIsAll(true)}
      />
    </Card>
  );
}

/** The entry is the direct link to what the notification is about. */
function useFocusOnOpened({ id, key }: ReturnType<typeof useOpenedNotification>, isLoaded: boolean): void {
  const handled = useRef('');
  useEffect(() => {
    if (!isLoaded || handled.current === key) return;
    handled.current = key;
    if (id) document.getElementById(entryId(id))?.querySelector<HTMLElement>('a, button')?.focus();
  }, [id, key, isLoaded]);
}
