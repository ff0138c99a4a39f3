import { useLiveQueries } from '@counterpoint/client/queries';
import type { Notification } from '@counterpoint/domain/schemas/home';
import { Box, Icon, IconButton, VisuallyHidden } from '@counterpoint/kit/core';
import { useEffect, useId, useRef, useState } from 'react';
import * as text from '../messages/shell.generated.ts';
import { NOTIFICATIONS_KEY } from '../notifications/notifications-api.ts';
import { useNotifications } from '../notifications/use-notifications.ts';
import { useOverlay } from '../overlays/use-overlays.ts';

const MAX_SHOWN = 99;

export function Bell() {
  const { overlays, isOpen, setIsOpen, button } = useOverlay();
  const triggerId = useId();
  const { items, unread } = useNotifications();
  const announcement = useAnnouncement(items);
  useLiveQueries('notifications', NOTIFICATIONS_KEY);

  return (
    <>
      <IconButton
        id={triggerId}
        position="relative"
        aria-label={items ? text.unreadCount({ count: unread }) : text.notifications()}
        aria-haspopup="dialog"
        {...button}
      >
        <Icon name="bell" />
        {unread > 0 && <UnreadBadge count={unread} />}
      </IconButton>
      <VisuallyHidden role="status" aria-label={text.newNotifications()}>
        {announcement}
      </VisuallyHidden>
      {overlays && <overlays.NotificationsPanel triggerId={triggerId} isOpen={isOpen} onOpenChange={setIsOpen} />}
    </>
  );
}

function UnreadBadge({ count }: { count: number }) {
  return (
    <Box
      as="span"
      aria-hidden="true"
      position="absolute"
      top="0.5"
      insetEnd={{ base: '1.5', sm: '0.5' }}
      minWidth="4.5"
      height="4.5"
      paddingX="1"
      borderRadius="full"
      background="terracotta"
      color="terracotta.contrast"
      fontSize="2xs"
      fontWeight="bold"
      lineHeight="1.125rem"
      textAlign="center"
      fontVariantNumeric="tabular-nums"
    >
      {count > MAX_SHOWN ? `${MAX_SHOWN}+` : count}
    </Box>
  );
}

function useAnnouncement(items: readonly Notification[] | undefined): string {
  const known = useRef<ReadonlySet<string> | null>(null);
  const [announcement, setAnnouncement] = useState('');
  useEffect(() => {
    if (!items) return;
    const arrived = items.filter(({ _id, read_at }) => read_at === null && known.current?.has(_id) === false);
    const [newest] = arrived;
    const isOlderPage = newest !== undefined && newest !== items[0];
    if (newest && !isOlderPage) setAnnouncement(announcementOf(newest, arrived.length));
    known.current = new Set(items.map(({ _id }) => _id));
  }, [items]);
  return announcement;
}

function announcementOf({ title, message, user }: Notification, count: number): string {
  return count > 1 ? text.arrived({ count }) : text.arrivedOne({ title, message, name: user.full_name });
}
