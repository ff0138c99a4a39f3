import { describe, expect, test } from '@jest/globals';
import { notification, notificationPage, notificationQuery, notificationsRead, societyName } from './index.ts';

const ID = '01900000-0000-7000-8000-000000000601';

const shared = {
  _id: ID,
  kind: 'work_registered',
  title: 'Registered',
  message: '“Night Market” is registered',
  createdAt: '2026-11-20T12:00:00.000Z',
  user: { full_name: societyName(), profile_pic: null },
  link: { type: 'composition', id: ID },
  read_at: null,
};

describe('single notifications', () => {
  test('name their sender, subject and time of reading', () => {
    expect(notification.parse(shared)).toEqual(shared);
    expect(notification.safeParse({ ...shared, link: null }).success).toBe(true);
  });

  test('are about an object, never a URL', () => {
    expect(notification.safeParse({ ...shared, link: { type: 'page', id: ID } }).success).toBe(false);
    expect(notification.safeParse({ ...shared, link: { type: 'composition', id: '/dashboard' } }).success).toBe(false);
  });
});

test('state on a page how many are unread and where the next page starts', () => {
  const page = { items: [shared], unread: 3, next: ID };
  expect(notificationPage.parse(page)).toEqual(page);
});

describe('notification queries', () => {
  test('start with the newest twenty', () => {
    expect(notificationQuery.parse({})).toEqual({ per_page: 20 });
  });

  test.each([{ before: 'newest' }, { per_page: '0' }, { per_page: '101' }, { per_page: '1.5' }])(
    'rejects %j',
    (query) => {
      expect(notificationQuery.safeParse(query).success).toBe(false);
    },
  );
});

test('requires the newest notification to mark as read', () => {
  expect(notificationsRead.safeParse({ up_to: ID }).success).toBe(true);
  expect(notificationsRead.safeParse({}).error?.issues.map(({ message }) => message)).toEqual([
    'Choose the last notification to mark as read.',
  ]);
});
