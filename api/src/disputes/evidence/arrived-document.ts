import type { EvidenceExtension } from '@counterpoint/domain/schemas/cases';
import { EVIDENCE_TYPES } from '@counterpoint/domain/schemas/cases';
import type { Tx } from '../../platform/db/transaction.ts';
import type { ArrivedFile } from '../../platform/files/arriving-file.ts';
import { isLongToInspect, typeOfDocument } from '../../platform/files/types/document-type.ts';
import { scanFile } from '../../platform/files/virus-scanner.ts';
import type { Services } from '../../platform/services.ts';
import type { Threads } from '../../platform/threads/threads.ts';
import { safeName } from './safe-name.ts';

export interface StoredDocument {
  readonly fileName: string;
  readonly stored: string;
  readonly sha256: Buffer;
}

interface Sender {
  readonly memberId: string | null;
  readonly sentName: string;
  readonly type: EvidenceExtension;
  readonly within?: Tx;
}

/** Far more than any document needs. */
const MOST_SECONDS = 20;

/** Throws 422 for a document that can't be evidence. */
export async function inspectDocument(
  threads: Threads,
  { path, bytes }: Pick<ArrivedFile, 'path' | 'bytes'>,
  memberId: string,
): Promise<EvidenceExtension> {
  if (!(await isLongToInspect(path))) return typeOfDocument({ path, bytes });
  return threads.run('document_type', { path, bytes }, { memberId, mostSeconds: MOST_SECONDS });
}

export async function storeDocument(
  { env, files }: Pick<Services, 'env' | 'files'>,
  file: Pick<ArrivedFile, 'path' | 'bytes' | 'sha256'>,
  { memberId, sentName, type, within }: Sender,
): Promise<StoredDocument> {
  await scanFile(env, file.path);
  const contentType = EVIDENCE_TYPES[type];
  const stored = await files.keepArrived({ memberId, kind: 'evidence', contentType, file }, within);
  return { fileName: safeName(sentName, type), stored, sha256: file.sha256 };
}
