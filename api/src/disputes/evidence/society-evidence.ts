import { createReadStream } from 'node:fs';
import path from 'node:path';
import { type CaseVisibility, EVIDENCE_MOST_BYTES, type EvidenceKind } from '@counterpoint/domain/schemas/cases';
import type { CaseState } from '@counterpoint/domain/states';
import * as text from '../../messages/cases.generated.ts';
import * as notFoundText from '../../messages/not-found.generated.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { newId } from '../../platform/db/new-id.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import { publishEvent } from '../../platform/events/events.ts';
import { beginUse } from '../../platform/files/file-repository.ts';
import { receiveFile } from '../../platform/files/temporary-file.ts';
import { typeOfDocument } from '../../platform/files/types/document-type.ts';
import { conflict, notFound } from '../../platform/http/app-error.ts';
import { publish } from '../../platform/live/outbox-repository.ts';
import type { Services } from '../../platform/services.ts';
import { insertCaseEvent } from '../case/case-parts-repository.ts';
import { membersOfCase } from '../case/stored-case-repository.ts';
import { fileIdOf, findSame, insertEvidence } from './evidence-repository.ts';
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

export interface SocietyDocument extends StoredDocument {
  readonly caseId: string;
  readonly state: CaseState;
  readonly kind: EvidenceKind;
  readonly visibility: CaseVisibility;
  readonly note: string | null;
}

export async function attachSocietyDocument(
  tx: Tx,
  { staff, at }: { readonly staff: string; readonly at: Date },
  { caseId, state, fileName, stored, sha256, ...about }: SocietyDocument,
): Promise<string> {
  const same = await findSame(tx, { caseId, partyId: null, sha256 });
  if (same) throw conflict('same_file', text.sameSocietyFile({ name: same }));
  if (!(await beginUse(tx, { memberId: null, kind: 'evidence', name: stored }))) throw notFound(notFoundText.file());
  const id = newId();
  await insertEvidence(tx, {
    id,
    opposition_id: caseId,
    party_id: null,
    member_id: null,
    file_name: fileName,
    ...about,
    file_id: await fileIdOf(tx, stored),
    created_at: at,
    removed_at: null,
  });
  const eventData = { evidence_id: id, kind: about.kind, visibility: about.visibility, sha256: sha256.toString('hex') };
  const event = { caseId: caseId, actor: null, state, note: fileName, at };
  await insertCaseEvent(tx, { ...event, type: 'evidence', payload: { ...eventData, staff } });
  await recordAudit(tx, { action: 'opposition.evidence', actor: null, staff, subjectId: caseId, after: eventData });
  if (about.visibility === 'shared') {
    const readers = await membersOfCase(tx, caseId);
    await publish(tx, { topic: 'oppositions', memberIds: readers });
    await publishEvent(tx, 'case.document_added', { caseId, act: { actor: null, at }, memberIds: readers });
  }
  return id;
}
