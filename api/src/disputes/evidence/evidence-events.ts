import type { CaseVisibility, EvidenceKind } from '@counterpoint/domain/schemas/cases';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import { publishEvent } from '../../platform/events/events.ts';
import type { Act } from '../../platform/http/actor.ts';
import { publish } from '../../platform/live/outbox-repository.ts';
import { insertCaseEvent } from '../case/case-parts-repository.ts';
import { type CaseAccess, isWithFiler, membersOfCase } from '../case/stored-case-repository.ts';

interface EvidenceChange {
  readonly access: Pick<CaseAccess, 'id' | 'state' | 'side'>;
  readonly document: {
    readonly id: string;
    readonly fileName: string;
    readonly kind: EvidenceKind;
    readonly visibility: CaseVisibility;
    readonly sha256: string;
  };
  readonly isRemoved: boolean;
}

export async function recordEvidence(tx: Tx, act: Act, { access, document, isRemoved }: EvidenceChange): Promise<void> {
  const { actor, at, requestId } = act;
  const { id, fileName, ...about } = document;
  const caseId = access.id;
  // Filing starts the permanent history; drafts can be deleted.
  if (access.state !== 'draft')
    await insertCaseEvent(tx, {
      caseId,
      actor,
      state: access.state,
      at,
      note: fileName,
      type: isRemoved ? 'evidence_removed' : 'evidence',
      payload: { evidence_id: id, ...about },
    });
  const eventData = { evidence_id: id, file_name: fileName, ...about };
  await recordAudit(tx, {
    action: isRemoved ? 'opposition.evidence_removed' : 'opposition.evidence',
    actor,
    subjectId: caseId,
    ...(isRemoved ? { before: eventData } : { after: eventData }),
    requestId,
  });
  const readers = await readersOf(tx, { caseId: caseId, access, document, actor });
  await publish(tx, { topic: 'oppositions', memberIds: readers });
  if (!isRemoved && readers.length > 1)
    await publishEvent(tx, 'case.document_added', { caseId: caseId, act: { actor, at }, memberIds: readers });
}

/** Nobody else is notified of documents for the society, or before others are asked. */
async function readersOf(
  tx: Tx,
  {
    caseId,
    access,
    document,
    actor,
  }: Pick<EvidenceChange, 'access' | 'document'> & Pick<Act, 'actor'> & { caseId: string },
): Promise<readonly string[]> {
  const isShared = document.visibility === 'shared' && !isWithFiler(access.state);
  return isShared ? await membersOfCase(tx, caseId) : [actor.memberId];
}
