import * as z from 'zod/mini';
import { body, id, instant } from '../requests/text.ts';

/** What a notification, or an event on the dashboard, can be about. */
export const OBJECT_TYPES = ['composition', 'recording', 'opposition', 'isni_application'] as const;

/** What something is about: the object, not an address, since the front end alone knows where each is shown. */
export const objectLink = z.object({ type: z.enum(OBJECT_TYPES), id });
export type ObjectLink = z.infer<typeof objectLink>;

export const NOTIFICATION_KINDS = [
  'confirm_shares',
  'confirm_reminder',
  'shares_confirmed',
  'shares_contested',
  'work_registered',
  'work_taken_back',
  'work_withdrawn',
  'work_claimed',
  'claim_answered',
  'case_opened',
  'case_answered',
  'case_settled',
  'case_filed',
  'case_refused',
  'case_reminder',
  'case_proposal',
  'case_message',
  'case_changed',
  'import_done',
  'works_merged',
  'recording_names_you',
  'recording_registered',
  'recording_taken_back',
  'recording_withdrawn',
  'recording_linked',
  'isni_changed',
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** Who a notification is from where no member is. */
export const SOCIETY_NAME = 'The society';

/** Something that a member is told. The names in camel case are the product owner's. */
export const notification = z.object({
  _id: id,
  kind: z.enum(NOTIFICATION_KINDS),
  title: z.string(),
  message: z.string(),
  createdAt: instant,
  /** The sender: a member as they are called now, or `SOCIETY_NAME`. */
  user: z.object({ full_name: z.string(), profile_pic: z.nullable(z.string()) }),
  /** What it is about; null where that is nothing one can open. */
  link: z.nullable(objectLink),
  read_at: z.nullable(instant),
});
export type Notification = z.infer<typeof notification>;

/** `GET /notifications`, newest first. */
export const notificationQuery = body({
  /** The `next` of the page before; without it the newest. */
  before: z.optional(z.guid('There is no such notification.')),
  per_page: z._default(
    z.coerce
      .number('Use a number of notifications.')
      .check(
        z.int('Use a whole number of notifications.'),
        z.gte(1, 'Ask for at least one notification.'),
        z.lte(100, 'Ask for at most 100 notifications.'),
      ),
    20,
  ),
});

export const notificationPage = z.object({
  items: z.array(notification),
  unread: z.int(),
  /** What `before` must be for the next page; null on the last one. */
  next: z.nullable(id),
});
export type NotificationPage = z.infer<typeof notificationPage>;

/** `POST /notifications/read`: all up to this one, so that one which arrives meanwhile stays unread. */
export const notificationsRead = body({ up_to: z.guid('Say up to which notification.') });

/** What both ways of marking as read answer: how many are unread still. */
export const unreadNotifications = z.object({ unread: z.int() });
export type UnreadNotifications = z.infer<typeof unreadNotifications>;
