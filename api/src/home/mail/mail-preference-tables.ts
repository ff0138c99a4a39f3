import type { MailGroup, MailTiming } from '@counterpoint/domain/schemas/home';
import type { SentTiming } from './digest-times.ts';

interface MailPreferenceTable {
  account_id: string;
  mail_group: MailGroup;
  timing: MailTiming;
}

interface NotificationMailTable {
  account_id: string;
  notification_id: string;
  mail_group: MailGroup | 'deadlines';
  timing: SentTiming;
  due_at: Date;
}

export interface MailPreferenceTables {
  mail_preference: MailPreferenceTable;
  notification_mail: NotificationMailTable;
}

declare module '../../platform/db/tables.ts' {
  interface Tables extends MailPreferenceTables {}
}
