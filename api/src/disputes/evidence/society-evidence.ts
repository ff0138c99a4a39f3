import { createReadStream } from 'node:fs';
import path from 'node:path';
import { EVIDENCE_MOST_BYTES } from '@counterpoint/domain/schemas/cases';
import type { Tx } from '../../platform/db/transaction.ts';
import { receiveFile } from '../../platform/files/temporary-file.ts';
import { typeOfDocument } from '../../platform/files/types/document-type.ts';
import type { Services } from '../../platform/services.ts';
import type { ActOnCase } from '../case/move-stored.ts';
import type { StoredCase } from '../case/stored-case-repository.ts';
import { insertDocument, type NewDocument, recordEvidence } from './case-documents.ts';
import { type StoredDocument, storeDocument } from './uploaded-document.ts';

export async function storeSocietyDocument(
  context: Pick<Services, 'files' | 'env'>,
  from: string,
): Promise<StoredDocument> {
  const { DATA_DIR: dataDir } = context.env;
  const file = await receiveFile(createReadStream(from), { dataDir, maxBytes: EVIDENCE_MOST_BYTES });
  try {
    const type = await typeOfDocument(file);
    return await storeDocument(context, file, { memberId: null, sentName: path.basename(from), type });
  } finally {
    await file.discard();
  }
}

export async function attachSocietyDocument(
  tx: Tx,
  act: ActOnCase,
  { state, ...document }: NewDocument & Pick<StoredCase, 'state'>,
): Promise<void> {
  const added = await insertDocument(tx, act, document);
  await recordEvidence(tx, act, { stored: { id: document.caseId, state }, document: added });
}
