import { useHost } from '@counterpoint/contract';
import { useInfiniteQuery } from '@counterpoint/contract/query';
import { useMemo } from 'react';
import { notificationsQuery } from './notifications-api.ts';

export function useNotifications() {
  const { http } = useHost();
  const { data, error, refetch, isRefetching, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    notificationsQuery(http),
  );
  const items = useMemo(() => data?.pages.flatMap((page) => page.items), [data]);
  return {
    items,
    unread: data?.pages[0]?.unread ?? 0,
    error: data ? null : error,
    isRefetching,
    refetch,
    hasOlder: hasNextPage,
    isFetchingOlder: isFetchingNextPage,
    fetchOlder: fetchNextPage,
  };
}
