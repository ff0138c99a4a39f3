export type FileKind = 'picture' | 'import' | 'cwr' | 'evidence';

interface FileTable {
  id: string;
  member_id: string | null;
  kind: FileKind;
  name: string;
  content_type: string;
  bytes: number;
  sha256: Buffer;
  unused_since: Date | null;
  created_at: Date;
}

export interface FileTables {
  file: FileTable;
  file_store: { mark: string; deployments: string | null };
}

declare module '../db/tables.ts' {
  interface Tables extends FileTables {}
}
