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

declare module '../db/tables.ts' {
  interface Tables {
    file: FileTable;
    file_store: { mark: string; deployments: string | null };
  }
}
