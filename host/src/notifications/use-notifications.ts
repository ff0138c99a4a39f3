import { useHost } from '@counterpoint/contract';
import { useInfiniteQuery } from '@counterpoint/contract/query';
import { useMemo } from 'react';
import { notificationsQuery } from './notifications-api.ts';

export function useNotifications() {
  const { http } = useHost();
  const query = useInfiniteQuery(notificationsQuery(http));
  const { data } = query;
  const items = useMemo(() => data?.pages.flatMap((page) => page.items), [data]);
  return { query, items, unread: data?.pages[0]?.unread ?? 0 };
}
