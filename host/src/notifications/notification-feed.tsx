import { messageOf } from '@counterpoint/client/http';
import type { Notification } from '@counterpoint/domain/schemas/home';
import { Alert, Box, Button, Delayed, Skeleton, Stack, Text } from '@counterpoint/kit/core';
import { type ComponentProps, useRef } from 'react';
import { tryAgain } from '../messages/errors.generated.ts';
import * as text from '../messages/shell.generated.ts';
import { NotificationItem } from './notification-item.tsx';
import { OlderButton } from './older-button.tsx';
import type { useNotifications } from './use-notifications.ts';

type Entry = Omit<ComponentProps<typeof NotificationItem>, 'item'> & { readonly id?: string };

interface NotificationFeedProps {
  readonly notifications: ReturnType<typeof useNotifications>;
  /** All that are loaded, unless given. */
  readonly most?: number;
  /** The link of a notification, and the ID of its entry. */
  entryOf(item: Notification): Entry;
  onOlder?(): void;
}

export function NotificationFeed({ notifications, most, entryOf, onOlder }: NotificationFeedProps) {
  const list = useRef<HTMLUListElement>(null);
  const { items, query } = notifications;
  const shown = items?.slice(0, most);
  return (
    <>
      {shown && shown.length > 0 && (
        <Box asChild listStyleType="none">
          <ul ref={list}>
            {shown.map((item) => (
              <Item key={item._id} item={item} {...entryOf(item)} />
            ))}
          </ul>
        </Box>
      )}
      {shown?.length === 0 && (
        <Text padding="5" color="muted">
          {text.notificationsNotFound()}
        </Text>
      )}
      <OlderButton list={list} notifications={notifications} shown={shown?.length ?? 0} onLoaded={onOlder} />
      {!items && (query.error ? <Failure query={query} /> : <LoadingSkeleton />)}
    </>
  );
}

function Item({ item, id, ...entry }: Entry & { readonly item: Notification }) {
  return (
    <Box as="li" id={id} borderColor="line" _notFirst={{ borderTopWidth: '1px' }}>
      <NotificationItem item={item} {...entry} />
    </Box>
  );
}

function Failure({ query: { error, isRefetching, refetch } }: Pick<NotificationFeedProps['notifications'], 'query'>) {
  return (
    <Box padding="4">
      <Alert
        tone="error"
        title={messageOf(error)}
        action={
          <Button variant="outline" size="sm" loading={isRefetching} onClick={() => void refetch()}>
            {tryAgain()}
          </Button>
        }
      />
    </Box>
  );
}

function LoadingSkeleton() {
  return (
    <Stack gap="4" padding="4" minHeight="12rem" role="status" aria-label={text.loadingNotifications()}>
      <Delayed>
        {['first', 'second', 'third'].map((key) => (
          <Skeleton key={key} height="3rem" />
        ))}
      </Delayed>
    </Stack>
  );
}
