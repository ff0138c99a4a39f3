import type { ColumnType, Generated } from 'kysely';

type Json = ColumnType<unknown, string | null, string | null>;

declare module './tables.ts' {
  interface Tables {
    idempotency_key: {
      account_id: string;
      key: string;
      route: string;
      body_hash: Buffer;
      answer: Json;
      created_at: Generated<Date>;
    };
    attempt: {
      id: string;
      bucket: Buffer;
      made_at: Generated<Date>;
    };
    mail: {
      id: string;
      recipient: string;
      subject: string;
      body: string;
      html: Generated<string | null>;
      unsubscribe_url: Generated<string | null>;
      attempts: Generated<number>;
      next_attempt_at: Generated<Date>;
      last_error: Generated<string | null>;
      sent_at: Generated<Date | null>;
      created_at: Generated<Date>;
    };
    audit_event: {
      id: string;
      account_id: string | null;
      member_id: string | null;
      action: string;
      subject_id: string | null;
      before: Json;
      after: Json;
      request_id: string | null;
      mandate_id: Generated<string | null>;
      staff: Generated<string | null>;
      created_at: Generated<Date>;
    };
    frontend_error: {
      id: string;
      stack_hash: Buffer;
      description: string;
      seen: Generated<number>;
      first_seen_at: Generated<Date>;
      last_seen_at: Generated<Date>;
      last_account_id: string | null;
      last_user_agent: string | null;
      release: string | null;
      area: string | null;
      area_version: string | null;
      route: string | null;
      is_uncaught: Generated<boolean>;
      resolved_at: Generated<Date | null>;
      resolved_by: Generated<string | null>;
    };
    area_error_reporter: {
      area: string;
      version: string;
      reporter: Buffer;
      account_created_at: Generated<Date>;
      last_seen_at: Date;
    };
    page_vital: {
      area: string;
      version: string;
      measured_at: Date;
      largest_paint_ms: number | null;
      interaction_ms: number | null;
      layout_shift: number | null;
    };
    area_load: {
      area: string;
      version: string;
      minute: Date;
      loads: number;
    };
  }
}
