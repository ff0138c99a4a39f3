import type { HttpClient } from '@counterpoint/contract';
import { notificationPage, unreadNotifications } from '@counterpoint/domain/schemas/home';

const PER_PAGE = 20;

export const NOTIFICATIONS_KEY = ['notifications'] as const;

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

export function readOne(http: HttpClient, id: string) {
  return http.post(`notifications/${encodeURIComponent(id)}/read`, { schema: unreadNotifications });
}

export function readUpTo(http: HttpClient, id: string) {
  return http.post('notifications/read', { schema: unreadNotifications, json: { up_to: id } });
}
