import type { ColumnType, Generated } from 'kysely';

export const JOB_TYPES = [
  'confirmation_reminder',
  'confirmation_end',
  'recording_confirmation_reminder',
  'recording_confirmation_end',
  'import_confirmation_reminder',
  'import_confirmation_end',
  'case_reminder',
  'case_end',
  'notification_mail',
] as const;
export type JobType = (typeof JOB_TYPES)[number];

export const EXTERNAL_JOB_TYPES = ['isni_request'] as const;
export type ExternalJobType = (typeof EXTERNAL_JOB_TYPES)[number];

declare module '../db/tables.ts' {
  interface Tables {
    job: {
      id: string;
      type: JobType | ExternalJobType;
      subject_id: string;
      /** PostgreSQL takes JSON as text. */
      details: ColumnType<unknown, string, string>;
      run_at: Date;
      attempts: Generated<number>;
      last_error: Generated<string | null>;
      done_at: Generated<Date | null>;
      created_at: Generated<Date>;
    };
    test_clock: {
      /** Milliseconds; PostgreSQL returns a bigint as text. */
      ahead_ms: ColumnType<string, number, number>;
    };
  }
}
