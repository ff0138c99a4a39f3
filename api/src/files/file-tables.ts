/** What a file is for. */
export type FileKind = 'picture' | 'import' | 'cwr';

interface FileTable {
  id: string;
  member_id: string;
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
}
