import { moveCase } from '@counterpoint/domain/cases';
import {
  type CaseEvidence,
  type CaseEvidenceList,
  EVIDENCE_MOST_A_SIDE,
  visibilityOf,
} from '@counterpoint/domain/schemas/cases';
import * as text from '../../messages/cases.generated.ts';
import * as notFoundText from '../../messages/not-found.generated.ts';
import { type Database, inTransaction, type Tx } from '../../platform/db/transaction.ts';
import { endUse } from '../../platform/files/file-repository.ts';
import type { OpenedFile } from '../../platform/files/file-store.ts';
import type { Act } from '../../platform/http/actor.ts';
import { conflict, notFound } from '../../platform/http/app-error.ts';
import { recordAttempt } from '../../platform/limits/attempts.ts';
import { assertRoomFor } from '../../platform/limits/member-limits.ts';
import type { Services } from '../../platform/services.ts';
import { caseFactsOf } from '../case/case-facts.ts';
import { type CaseAccess, isClosed, lockCaseAs, readCaseAs, readStoredCase } from '../case/stored-case-repository.ts';
import { insertDocument, type NewDocument, recordEvidence } from './case-documents.ts';
import {
  countOfSide,
  findEvidence,
  markRemoved,
  REMOVABLE_IN,
  readEvidence,
  toCaseEvidence,
} from './evidence-repository.ts';
import { returnWithEvidence } from './return-with-evidence.ts';

export async function listEvidence(db: Database, { partyId }: Act['actor'], caseId: string): Promise<CaseEvidenceList> {
  const access = await readCaseAs(db, caseId, partyId);
  if (!access) throw notFound(notFoundText.dispute());
  const [found, present] = await Promise.all([readEvidence(db, caseId, partyId), countOfSide(db, caseId, access.side)]);
  const items = found.map((each) => toCaseEvidence(each, { partyId, state: access.state }));
  return { items, room: isClosed(access.state) ? 0 : Math.max(0, EVIDENCE_MOST_A_SIDE - present) };
}

/** Far above normal use; refused uploads occupy disk space, too. */
const UPLOADS = { max: 60, seconds: 600 };

/** Checks capacity and rate limit before the body is read. */
export async function admitUpload(db: Database, { actor: { accountId, memberId, partyId }, at }: Act, caseId: string) {
  await assertRoom(db, await readCaseAs(db, caseId, partyId));
  await recordAttempt(db, { bucket: ['evidence', accountId], ...UPLOADS, message: text.tooManyUploads() }, at);
  await assertRoomFor(db, 'storage', { memberId, adding: 1 });
}

async function assertRoom(db: Database, access: CaseAccess | undefined): Promise<CaseAccess> {
  if (!access) throw notFound(notFoundText.dispute());
  if (isClosed(access.state)) throw conflict('case_closed', text.closed());
  if (access.left_at !== null) throw conflict('case_left', text.leftEvidence());
  if ((await countOfSide(db, access.id, access.side)) >= EVIDENCE_MOST_A_SIDE)
    throw conflict('too_many_files', text.tooManyDocuments({ max: EVIDENCE_MOST_A_SIDE }));
  return access;
}

export async function addEvidence(tx: Tx, act: Act, document: NewDocument): Promise<CaseEvidence> {
  const { partyId } = act.actor;
  const { caseId, kind } = document;
  const access = await assertRoom(tx, await lockCaseAs(tx, caseId, partyId));
  const visibility = visibilityOf(kind, document.visibility);
  const added = await insertDocument(tx, act, { ...document, visibility });
  const state = await returnWithEvidence(tx, caseId, act.at);
  await recordEvidence(tx, act, { access: { ...access, state }, document: added });
  const found = await findEvidence(tx, added.id, { caseId, partyId });
  if (!found) throw notFound(notFoundText.document());
  return toCaseEvidence(found, { partyId, state });
}

interface OneOfCase {
  readonly caseId: string;
  readonly id: string;
}

/** Removes a document while only the filer knows of the case. */
export async function removeEvidence(
  { db, files }: Pick<Services, 'db' | 'files'>,
  act: Act,
  { caseId, id }: OneOfCase,
): Promise<void> {
  const { partyId } = act.actor;
  const name = await inTransaction(db, async (tx) => {
    const access = await lockCaseAs(tx, caseId, partyId);
    const found = access && (await findEvidence(tx, id, { caseId, partyId }));
    if (!access || found?.party_id !== partyId) throw notFound(notFoundText.document());
    if (!REMOVABLE_IN.includes(access.state)) throw conflict('evidence_stays', text.evidenceStays());
    await markRemoved(tx, id, act.at);
    await assertStillComplete(tx, act, access);
    await endUse(tx, found.name, act.at);
    const document = { ...found, kind: found.evidence_kind, fileName: found.file_name };
    await recordEvidence(tx, act, { access, document, isRemoved: true });
    return found.name;
  });
  await files.removeNow([name]);
}

/** The evidence that the society waited for can’t be removed before it is replaced: the case would wait for nobody. */
async function assertStillComplete(tx: Tx, { actor, at }: Act, { id, state, side }: CaseAccess): Promise<void> {
  const stored = state === 'submitted' ? await readStoredCase(tx, id) : null;
  if (!stored?.evidence_by) return;
  const facts = await caseFactsOf(tx, stored, { partyId: actor.partyId, at });
  if (!moveCase('awaiting_claimant_evidence', { act: 'submit', by: side }, facts).isDone)
    throw conflict('evidence_needed', text.evidenceNeeded());
}

export async function openEvidence(
  { db, files }: Pick<Services, 'db' | 'files'>,
  { partyId }: Act['actor'],
  { caseId, id }: OneOfCase,
): Promise<OpenedFile & { readonly name: string }> {
  const found = (await readCaseAs(db, caseId, partyId)) && (await findEvidence(db, id, { caseId, partyId }));
  const opened = found && (await files.open('evidence', found.name));
  if (!found || !opened) throw notFound(notFoundText.document());
  return { ...opened, name: found.file_name };
}
