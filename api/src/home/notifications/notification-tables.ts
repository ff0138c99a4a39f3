import type { NotificationKind, ObjectLink } from '@counterpoint/domain/schemas/home';

interface NotificationTable {
  id: string;
  member_id: string;
  kind: NotificationKind;
  title: string;
  message: string;
  /** Null where it is from the society. */
  sender_id: string | null;
  object_type: ObjectLink['type'] | null;
  object_id: string | null;
  created_at: Date;
  read_at: Date | null;
}

export interface NotificationTables {
  notification: NotificationTable;
}

declare module '../../platform/db/tables.ts' {
  interface Tables extends NotificationTables {}
}
