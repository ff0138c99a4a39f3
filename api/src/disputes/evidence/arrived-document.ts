import type { EvidenceExtension } from '@counterpoint/domain/schemas/cases';
import { EVIDENCE_TYPES } from '@counterpoint/domain/schemas/cases';
import type { Tx } from '../../platform/db/transaction.ts';
import type { ArrivedFile } from '../../platform/files/arriving-file.ts';
import { typeOfDocument } from '../../platform/files/types/document-type.ts';
import { scanFile } from '../../platform/files/virus-scanner.ts';
import type { Services } from '../../platform/services.ts';
import { safeName } from './safe-name.ts';

export interface StoredDocument {
  readonly fileName: string;
  readonly stored: string;
  readonly sha256: Buffer;
}

interface Sender {
  readonly memberId: string | null;
  readonly sentName: string;
  readonly within?: Tx;
}

export async function storeDocument(
  { env, files }: Pick<Services, 'env' | 'files'>,
  file: Pick<ArrivedFile, 'path' | 'bytes' | 'sha256'>,
  { memberId, sentName, within }: Sender,
): Promise<StoredDocument> {
  const type: EvidenceExtension = await typeOfDocument(file.path, file.bytes);
  await scanFile(env, file.path);
  const contentType = EVIDENCE_TYPES[type];
  const stored = await files.keepArrived({ memberId, kind: 'evidence', contentType, file }, within);
  return { fileName: safeName(sentName, type), stored, sha256: file.sha256 };
}
