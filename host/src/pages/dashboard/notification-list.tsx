import { messageOf } from '@counterpoint/client/http';
import type { Notification } from '@counterpoint/domain/schemas/home';
import { Box, Card, Delayed, Heading, Skeleton, Text } from '@counterpoint/kit/core';
import { ErrorState } from '@counterpoint/kit/page';
import { type RefObject, useEffect, useRef, useState } from 'react';
import * as text from '../../messages/dashboard.generated.ts';
import { NotificationItem } from '../../notifications/notification-item.tsx';
import { notificationPath } from '../../notifications/object-path.ts';
import { OlderButton } from '../../notifications/older-button.tsx';
import { entryId, useOpenedNotification } from '../../notifications/opened-notification.ts';
import { useNotifications } from '../../notifications/use-notifications.ts';
import { useReadNotifications } from '../../notifications/use-read-notifications.ts';

const SHOWN_AT_FIRST = 5;

export function NotificationList() {
  const list = useRef<HTMLUListElement>(null);
  const [isAll, setIsAll] = useState(false);
  const notifications = useNotifications();
  const { items, error, refetch, hasOlder } = notifications;
  const opened = useOpenedNotification();
  const openedAt = items?.findIndex(({ _id }) => _id === opened.id) ?? -1;
  const shown = isAll || openedAt >= SHOWN_AT_FIRST ? items : items?.slice(0, SHOWN_AT_FIRST);
  const hasMore = hasOlder || (items?.length ?? 0) > (shown?.length ?? 0);
  return (
    <Card as="section" padding="none" aria-labelledby="notifications-title">
      <Heading as="h2" id="notifications-title" padding={{ base: '4', md: '5' }} paddingBottom={{ base: '3', md: '3' }}>
        {text.notifications()}
      </Heading>
      {shown && shown.length > 0 && <Items list={list} items={shown} />}
      {shown?.length === 0 && (
        <Text color="muted" paddingX={{ base: '4', md: '5' }} paddingBottom="5">
          {text.notificationsNotFound()}
        </Text>
      )}
      <OlderButton
        list={list}
        notifications={notifications}
        hasMore={hasMore}
        isAtHand={(items?.length ?? 0) > (shown?.length ?? 0)}
        onLoaded={() => setIsAll(true)}
      />
      {error && <ErrorState message={messageOf(error)} onRetry={() => void refetch()} />}
      {!items && !error && <LoadingSkeleton />}
    </Card>
  );
}

function Items({ list, items }: { list: RefObject<HTMLUListElement | null>; items: readonly Notification[] }) {
  const { markRead } = useReadNotifications();
  const opened = useOpenedNotification();
  const handled = useRef('');
  useEffect(() => {
    if (handled.current === opened.key) return;
    handled.current = opened.key;
    focusEntry(opened.id);
  }, [opened.id, opened.key]);
  return (
    <Box asChild listStyleType="none" borderTopWidth="1px" borderColor="line">
      <ul ref={list}>
        {items.map((item) => (
          <Box as="li" key={item._id} id={entryId(item._id)} borderColor="line" _notFirst={{ borderTopWidth: '1px' }}>
            <NotificationItem
              item={item}
              href={notificationPath(item)}
              isOpened={item._id === opened.id}
              onFollow={() => markRead(item)}
            />
          </Box>
        ))}
      </ul>
    </Box>
  );
}

/** The entry is the direct link to what the notification is about. */
function focusEntry(id: string | null): void {
  if (id) document.getElementById(entryId(id))?.querySelector<HTMLElement>('a, button')?.focus();
}

function LoadingSkeleton() {
  return (
    <Box padding="5" paddingTop="0" minHeight="12rem" role="status" aria-label={text.loadingNotifications()}>
      <Delayed>
        <Skeleton height="10rem" />
      </Delayed>
    </Box>
  );
}
