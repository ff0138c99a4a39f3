import type { MailGroup, MailTiming, ObjectLink } from '@counterpoint/domain/schemas/home';
import type { Generated } from 'kysely';
import type { SentTiming } from './mail/digest-times.ts';

declare module '../platform/db/tables.ts' {
  interface Tables {
    notification: {
      id: string;
      member_id: string;
      /** See `kindOf`; rows of earlier releases have others. */
      kind: string;
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
    mail_preference: {
      account_id: string;
      mail_group: MailGroup;
      timing: MailTiming;
    };
    notification_mail: {
      account_id: string;
      notification_id: string;
      mail_group: MailGroup | 'deadlines';
      timing: SentTiming;
      due_at: Date;
    };
  }
}
