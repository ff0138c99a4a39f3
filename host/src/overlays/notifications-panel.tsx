import { paths } from '@counterpoint/contract/paths';
import type { Notification } from '@counterpoint/domain/schemas/home';
import { Popover } from '@counterpoint/kit/components';
import { Box, Button, Flex } from '@counterpoint/kit/core';
import { useRef } from 'react';
import * as text from '../messages/overlays.generated.ts';
import * as shell from '../messages/shell.generated.ts';
import { NotificationFeed } from '../notifications/notification-feed.tsx';
import { entryId } from '../notifications/opened-notification.ts';
import { useNotifications } from '../notifications/use-notifications.ts';
import { useReadNotifications } from '../notifications/use-read-notifications.ts';

interface NotificationsPanelProps {
  readonly triggerId: string;
  readonly isOpen: boolean;
  onOpenChange(isOpen: boolean): void;
}

export function NotificationsPanel({ triggerId, isOpen, onOpenChange }: NotificationsPanelProps) {
  const body = useRef<HTMLDivElement>(null);
  const notifications = useNotifications();
  const { items, unread } = notifications;
  const { markRead, markAllRead } = useReadNotifications();
  const newest = items?.[0];
  const followed = useRef<string | null>(null);

  function handleFollow(item: Notification): void {
    followed.current = item._id;
    markRead(item);
    onOpenChange(false);
  }

  return (
    <Popover.Root
      ids={{ trigger: triggerId }}
      open={isOpen}
      onOpenChange={({ open }) => onOpenChange(open)}
      positioning={{ placement: 'bottom-end' }}
      // On the dashboard, the focus goes to the entry; elsewhere the entry takes it when it shows.
      finalFocusEl={() => focusTarget(followed.current)}
      initialFocusEl={() => body.current?.querySelector('a') ?? null}
    >
      <Popover.Content
        display="flex"
        flexDirection="column"
        padding="0"
        width="min(20rem, calc(100vw - 2rem))"
        maxHeight="min(28rem, calc(100dvh - 6rem))"
        overflow="hidden"
        // Ark sets `aria-labelledby` only after the panel is shown.
        aria-label={shell.notifications()}
      >
        <Flex
          align="center"
          justify="space-between"
          gap="2"
          minHeight="12"
          paddingX="4"
          borderBottomWidth="1px"
          borderColor="line"
        >
          <Popover.Title marginBottom="0">{shell.notifications()}</Popover.Title>
          {newest && (
            <Button
              variant="ghost"
              size="sm"
              paddingX="2"
              aria-disabled={unread === 0}
              onClick={() => unread > 0 && markAllRead(newest)}
            >
              {text.markAllRead()}
            </Button>
          )}
        </Flex>
        <Box ref={body} overflowY="auto" overscrollBehavior="contain">
          <NotificationFeed
            notifications={notifications}
            entryOf={(item) => ({
              href: paths.dashboard(),
              state: { notification: item._id },
              onFollow: () => handleFollow(item),
            })}
          />
        </Box>
      </Popover.Content>
    </Popover.Root>
  );
}

function focusTarget(followed: string | null): HTMLElement | null {
  return document.getElementById(followed ? entryId(followed) : '')?.querySelector<HTMLElement>('a, button') ?? null;
}
