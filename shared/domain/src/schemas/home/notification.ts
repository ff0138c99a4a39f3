import * as z from 'zod/mini';
import * as text from '../../messages/home.generated.ts';
import { countUpTo, MAX_ROWS } from '../requests/paging.ts';
import { body, id, instant } from '../requests/text.ts';

export const OBJECT_TYPES = [
  'composition',
  'recording',
  'opposition',
  'isni_application',
  'party_claim',
  'mandate',
  'work_import',
  'recording_import',
] as const;

/** An object instead of a URL: only the front end knows its pages. */
export const objectLink = z.object({ type: z.enum(OBJECT_TYPES), id });
export type ObjectLink = z.infer<typeof objectLink>;

export const societyName = text.society;

/** The camel-case names are the product owner's. */
export const notification = z.object({
  _id: id,
  /** `import_done` or `recording_names_you` for an import that asks for no confirmation. */
  kind: z.string(),
  title: z.string(),
  message: z.string(),
  createdAt: instant,
  /** A member under their current name, or `societyName()`. */
  user: z.object({ full_name: z.string(), profile_pic: z.nullable(z.string()) }),
  link: z.nullable(objectLink),
  read_at: z.nullable(instant),
});
export type Notification = z.infer<typeof notification>;

export const notificationQuery = body({
  before: z.optional(z.guid({ error: text.unknownNotification })),
  per_page: z._default(
    countUpTo(MAX_ROWS, () => text.enterCount({ max: MAX_ROWS })),
    20,
  ),
});

export const notificationPage = z.object({
  items: z.array(notification),
  unread: z.int(),
  next: z.nullable(id),
});
export type NotificationPage = z.infer<typeof notificationPage>;

/** Everything up to this one, so that later notifications stay unread. */
export const notificationsRead = body({ up_to: z.guid({ error: text.chooseNotification }) });

export const unreadNotifications = z.object({ unread: z.int() });
export type UnreadNotifications = z.infer<typeof unreadNotifications>;
