import type { ImportedPlace } from '@counterpoint/domain/imports';
import type {
  IMPORT_CLAIM_OUTCOMES,
  IMPORT_SUBJECTS,
  ImportPreview,
  ImportReport,
  ImportState,
} from '@counterpoint/domain/schemas/imports';
import type { OwnRightLine } from '@counterpoint/domain/schemas/recordings';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';

/** PostgreSQL returns a bigint as text. */
type BigInteger = ColumnType<string, number, number>;
type Json<Value> = ColumnType<Value | null, string | null | undefined, string | null>;

export type StoredPreview = Omit<ImportPreview, 'targets'>;

/** source: the uploaded file; rejected: the rows left out; findings: all of them; judged: the validated rows. */
export type PartRole = 'source' | 'rejected' | 'findings' | 'judged';

declare module '../../platform/db/tables.ts' {
  interface Tables {
    import_job: {
      id: string;
      member_id: string;
      account_id: string;
      party_id: string;
      subject: (typeof IMPORT_SUBJECTS)[number];
      version: Generated<number>;
      state: ImportState;
      file_name: string;
      bytes: BigInteger;
      received: ColumnType<string, number | undefined, number>;
      format: Generated<string | null>;
      about: Generated<string | null>;
      preview: Json<StoredPreview>;
      choices: Json<unknown>;
      as_drafts: Generated<boolean>;
      leaves_out_alike: Generated<boolean>;
      claims_rights: Generated<boolean>;
      cursor: Generated<number>;
      progress: Generated<number>;
      imported: Generated<number>;
      removed: Generated<number>;
      report: Json<ImportReport>;
      judged_form: Generated<number | null>;
      problem: Generated<string | null>;
      is_cancelled: Generated<boolean>;
      leased_until: Generated<Date | null>;
      attempts: Generated<number>;
      created_at: Date;
      started_at: Generated<Date | null>;
      finished_at: Generated<Date | null>;
      updated_at: Date;
    };
    import_part: {
      job_id: string;
      role: PartRole;
      number: number;
      file_name: string;
      bytes: number;
    };
    import_finding: {
      job_id: string;
      position: number;
      repair: number;
      line: number | null;
      column: string | null;
      found: string | null;
      expected: string | null;
      correction: string;
      cells: JSONColumnType<ImportedPlace[], string, string>;
    };
    import_party: {
      job_id: string;
      key: string;
      party_id: string;
      is_new: boolean;
    };
    import_claim: {
      job_id: string;
      recording_id: string;
      line: number | null;
      outcome: (typeof IMPORT_CLAIM_OUTCOMES)[number];
      why: string | null;
      lines: JSONColumnType<OwnRightLine[], string, string>;
    };
    import_mapping: {
      member_id: string;
      subject: (typeof IMPORT_SUBJECTS)[number];
      header_hash: Buffer;
      choices: JSONColumnType<object, string, string>;
      updated_at: Date;
    };
  }
}
