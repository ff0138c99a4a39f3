import type { HttpClient } from '@counterpoint/contract';
import { notificationPage, unreadNotifications } from '@counterpoint/domain/schemas';

const PER_PAGE = 20;

/** What everything about notifications is kept under. */
export const NOTIFICATIONS_KEY = ['notifications'] as const;

/** `GET /notifications` as a query of growing length. */
export function notificationsQuery(http: HttpClient) {
  return {
    queryKey: NOTIFICATIONS_KEY,
    queryFn: ({ pageParam, signal }: { pageParam: string | null; signal: AbortSignal }) =>
      http.get('notifications', {
        schema: notificationPage,
        query: { per_page: PER_PAGE, before: pageParam ?? undefined },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }: { next: string | null }) => next,
  };
}

/** Marks one as read. */
export function readOne(http: HttpClient, id: string) {
  return http.post(`notifications/${encodeURIComponent(id)}/read`, { schema: unreadNotifications });
}

/** Marks all up to this one as read. */
export function readUpTo(http: HttpClient, id: string) {
  return http.post('notifications/read', { schema: unreadNotifications, json: { up_to: id } });
}
