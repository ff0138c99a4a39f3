import type { NewEvidence } from '@counterpoint/domain/schemas/cases';
import * as text from '../../messages/cases.generated.ts';
import * as notFoundText from '../../messages/not-found.generated.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { newId } from '../../platform/db/new-id.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import { publishEvent } from '../../platform/events/events.ts';
import { beginUse } from '../../platform/files/file-repository.ts';
import type { AnyAct } from '../../platform/http/actor.ts';
import { conflict, notFound } from '../../platform/http/app-error.ts';
import { publish } from '../../platform/live/outbox-repository.ts';
import { insertCaseEvent } from '../case/case-parts-repository.ts';
import type { ActOnCase } from '../case/move-stored.ts';
import { isWithFiler, membersOfCase, type StoredCase } from '../case/stored-case-repository.ts';
import { findSame, insertEvidence } from './evidence-repository.ts';
import type { StoredDocument } from './uploaded-document.ts';

export interface NewDocument extends StoredDocument, Pick<NewEvidence, 'kind' | 'visibility' | 'note'> {
  readonly caseId: string;
}

/** Adds a document of a party, or of the society without an actor. Throws 409 if they have added it before. */
export async function insertDocument(tx: Tx, { actor, at }: AnyAct, document: NewDocument): Promise<CaseDocument> {
  const { caseId, fileName, stored, sha256, kind, visibility, note } = document;
  const by = { party_id: actor?.partyId ?? null, member_id: actor?.memberId ?? null };
  const same = await findSame(tx, { caseId, partyId: by.party_id, sha256 });
  if (same) throw conflict('same_file', actor ? text.sameFile({ name: same }) : text.sameSocietyFile({ name: same }));
  // Housekeeping deletes unused files after a day: they have to be uploaded again.
  if (!(await beginUse(tx, { memberId: by.member_id, kind: 'evidence', name: stored })))
    throw notFound(notFoundText.file());
  const id = newId();
  const file = { file_name: fileName, stored, created_at: at, removed_at: null };
  await insertEvidence(tx, { id, opposition_id: caseId, ...by, kind, visibility, note, ...file });
  return { id, fileName, kind, visibility, sha256 };
}

export interface CaseDocument extends Pick<NewDocument, 'fileName' | 'kind' | 'visibility' | 'sha256'> {
  readonly id: string;
}

interface EvidenceChange {
  readonly stored: Pick<StoredCase, 'id' | 'state'>;
  readonly document: CaseDocument;
  readonly isRemoved?: boolean;
}

export async function recordEvidence(tx: Tx, act: ActOnCase, change: EvidenceChange): Promise<void> {
  const { stored, document, isRemoved = false } = change;
  const { actor, at, requestId, staff } = act;
  const { id, fileName, kind, visibility, sha256 } = document;
  const about = { evidence_id: id, kind, visibility, sha256: sha256.toString('hex') };
  const type = isRemoved ? 'evidence_removed' : 'evidence';
  const byStaff = staff === undefined ? {} : { staff };
  const payload = { ...about, ...byStaff };
  // Filing starts the permanent history; drafts can be deleted.
  if (stored.state !== 'draft')
    await insertCaseEvent(tx, { caseId: stored.id, actor, state: stored.state, at, note: fileName, type, payload });
  const audited = { ...about, file_name: fileName };
  await recordAudit(tx, {
    action: `opposition.${type}`,
    actor,
    ...byStaff,
    subjectId: stored.id,
    ...(isRemoved ? { before: audited } : { after: audited }),
    requestId,
  });
  // Nobody else is notified of documents for the society, or before others are asked.
  const isShared = visibility === 'shared' && !isWithFiler(stored.state);
  const memberIds = isShared ? await membersOfCase(tx, stored.id) : actor ? [actor.memberId] : [];
  await publish(tx, { topic: 'oppositions', memberIds });
  if (isShared && !isRemoved)
    await publishEvent(tx, 'case.document_added', { caseId: stored.id, act: { actor, at }, memberIds });
}
