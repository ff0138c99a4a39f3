import type { MailGroup, MailTiming } from '@counterpoint/domain/schemas/home';
import type { SentTiming } from './digest-times.ts';

declare module '../../platform/db/tables.ts' {
  interface Tables {
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
