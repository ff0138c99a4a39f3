import type { Notification, NotificationPage } from '@counterpoint/domain/schemas/home';
import { SAMPLE_INSTANT } from './members.ts';

/** An unread notification: a co-writer asks the signed-in member to confirm. */
export function aNotification(overrides: Partial<Notification> = {}): Notification {
  return {
    _id: '01900000-0000-7000-8000-000000000601',
    kind: 'confirm_shares',
    title: 'Confirm your shares',
    message: '“Songbird at the Harbour” gives you 25.00% performing, 25.00% mechanical',
    createdAt: SAMPLE_INSTANT,
    user: { full_name: 'Kwesi Boateng', profile_pic: null },
    link: { type: 'composition', id: '01900000-0000-7000-8000-000000000101' },
    read_at: null,
    ...overrides,
  };
}

/** A single page of notifications. */
export function aNotificationPage(
  items: Notification[] = [aNotification()],
  overrides: Partial<NotificationPage> = {},
): NotificationPage {
  return { items, unread: items.filter(({ read_at }) => read_at === null).length, next: null, ...overrides };
}
