import { useHost } from '@counterpoint/contract';
import { useInfiniteQuery } from '@counterpoint/contract/query';
import { useMemo } from 'react';
import { notificationsQuery } from './notifications-api.ts';

/** The member's notifications, newest first, as far as they were asked for. Bell and dashboard read the same ones. */
export function useNotifications() {
  const { http } = useHost();
  const { data, error, refetch, isRefetching, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    notificationsQuery(http),
  );
  const items = useMemo(() => data?.pages.flatMap((page) => page.items), [data]);
  return {
    /** Undefined until they are known. */
    items,
    unread: data?.pages[0]?.unread ?? 0,
    /** Why there are none; null once some were read, which stay to be seen. */
    error: data ? null : error,
    isRefetching,
    refetch,
    hasOlder: hasNextPage,
    isFetchingOlder: isFetchingNextPage,
    fetchOlder: fetchNextPage,
  };
}
