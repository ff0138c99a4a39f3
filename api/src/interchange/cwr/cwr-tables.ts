import type { CwrVersion } from '@counterpoint/domain/cwr';
import type { CwrFile } from '@counterpoint/domain/schemas/imports';
import type { JSONColumnType } from 'kysely';

interface WorkCwrTable {
  composition_id: string;
  revision: number;
  version: CwrVersion;
  type: 'NWR' | 'REV' | 'WRK';
  /** Separated by line feeds; the last line has none. */
  lines: string;
}

interface CwrFileTable extends Omit<CwrFile, 'losses' | 'faults' | 'created_at'> {
  member_id: string;
  year: number;
  sequence: number;
  losses: JSONColumnType<CwrFile['losses'], string, string>;
  faults: JSONColumnType<CwrFile['faults'], string, string>;
  contents: string;
  created_at: Date;
}

interface ImportRevisionTable {
  job_id: string;
  composition_id: string;
  revision: number;
  former: number;
  version: number;
  former_lines: JSONColumnType<FormerLines, string | null, string | null> | null;
  made_at: Date;
  kept_because: string | null;
}

export type FormerLines = Omit<WorkCwrTable, 'composition_id'>;

export interface CwrTables {
  import_revision: ImportRevisionTable;
  composition_cwr: WorkCwrTable;
  composition_cwr_pending: WorkCwrTable;
  cwr_file: CwrFileTable;
}

declare module '../../platform/db/tables.ts' {
  interface Tables extends CwrTables {}
}
