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

export type FormerLines = Omit<WorkCwrTable, 'composition_id'>;

declare module '../../platform/db/tables.ts' {
  interface Tables {
    import_revision: {
      job_id: string;
      composition_id: string;
      revision: number;
      former: number;
      version: number;
      former_lines: JSONColumnType<FormerLines, string | null, string | null> | null;
      made_at: Date;
      kept_because: string | null;
    };
    composition_cwr: WorkCwrTable;
    composition_cwr_pending: WorkCwrTable;
    cwr_file: Omit<CwrFile, 'losses' | 'faults' | 'created_at'> & {
      member_id: string;
      year: number;
      sequence: number;
      losses: JSONColumnType<CwrFile['losses'], string, string>;
      faults: JSONColumnType<CwrFile['faults'], string, string>;
      contents: string;
      created_at: Date;
    };
  }
}
