import type { NotificationKind, ObjectLink } from '@counterpoint/domain/schemas/home';
import type { Generated } from 'kysely';

declare module '../../platform/db/tables.ts' {
  interface Tables {
    notification: {
      id: string;
      member_id: string;
      kind: NotificationKind;
      /** Empty if there is a `text_id`. */
      title: Generated<string>;
      message: Generated<string>;
      /** See `renderNotice`; null in rows of earlier releases. */
      text_id: string | null;
      text_values: unknown;
      sender_id: string | null;
      object_type: ObjectLink['type'] | null;
      object_id: string | null;
      created_at: Date;
      read_at: Date | null;
    };
  }
}
