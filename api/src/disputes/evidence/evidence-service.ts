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
import { isClosed, lockOwnCase, type OwnCase, readOwnCase } from '../case/stored-case-repository.ts';
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
  const { stored, mine } = await readOwnCase(db, caseId, partyId);
  const [found, present] = await Promise.all([readEvidence(db, caseId, partyId), countOfSide(db, caseId, mine.side)]);
  const items = found.map((each) => toCaseEvidence(each, { partyId, state: stored.state }));
  return { items, room: isClosed(stored.state) ? 0 : Math.max(0, EVIDENCE_MOST_A_SIDE - present) };
}

/** Far above normal use; refused uploads occupy disk space, too. */
const UPLOADS = { max: 60, seconds: 600 };

/** Checks capacity and rate limit before the body is read. */
export async function admitUpload(db: Database, { actor: { accountId, memberId, partyId }, at }: Act, caseId: string) {
  await assertRoom(db, await readOwnCase(db, caseId, partyId));
  await recordAttempt(db, { bucket: ['evidence', accountId], ...UPLOADS, message: text.tooManyUploads() }, at);
  await assertRoomFor(db, 'storage', { memberId, adding: 1 });
}

async function assertRoom(db: Database, { stored: { id, state }, mine }: OwnCase): Promise<void> {
  if (isClosed(state)) throw conflict('case_closed', text.closed());
  if (mine.left_at !== null) throw conflict('case_left', text.leftEvidence());
  if ((await countOfSide(db, id, mine.side)) >= EVIDENCE_MOST_A_SIDE)
    throw conflict('too_many_files', text.tooManyDocuments({ max: EVIDENCE_MOST_A_SIDE }));
}

export async function addEvidence(tx: Tx, act: Act, document: NewDocument): Promise<CaseEvidence> {
  const { partyId } = act.actor;
  const { caseId, kind } = document;
  await assertRoom(tx, await lockOwnCase(tx, caseId, partyId));
  const visibility = visibilityOf(kind, document.visibility);
  const added = await insertDocument(tx, act, { ...document, visibility });
  const state = await returnWithEvidence(tx, caseId, act.at);
  await recordEvidence(tx, act, { stored: { id: caseId, state }, document: added });
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
    const own = await lockOwnCase(tx, caseId, partyId);
    const found = await findEvidence(tx, id, { caseId, partyId });
    if (found?.party_id !== partyId) throw notFound(notFoundText.document());
    if (!REMOVABLE_IN.includes(own.stored.state)) throw conflict('evidence_stays', text.evidenceStays());
    await markRemoved(tx, id, act.at);
    await assertStillComplete(tx, act, own);
    await endUse(tx, found.name, act.at);
    const document = { ...found, kind: found.evidence_kind, fileName: found.file_name };
    await recordEvidence(tx, act, { stored: own.stored, document, isRemoved: true });
    return found.name;
  });
  await files.removeNow([name]);
}

/** The evidence that the society waited for can’t be removed before it is replaced: the case would wait for nobody. */
async function assertStillComplete(tx: Tx, { at }: Act, { stored, mine }: OwnCase): Promise<void> {
  if (stored.state !== 'submitted' || !stored.evidence_by) return;
  const facts = await caseFactsOf(tx, stored, { partyId: mine.party_id, at });
  if (!moveCase('awaiting_claimant_evidence', { act: 'submit', by: mine.side }, facts).isDone)
    throw conflict('evidence_needed', text.evidenceNeeded());
}

export async function openEvidence(
  { db, files }: Pick<Services, 'db' | 'files'>,
  { partyId }: Act['actor'],
  { caseId, id }: OneOfCase,
): Promise<OpenedFile & { readonly name: string }> {
  await readOwnCase(db, caseId, partyId);
  const found = await findEvidence(db, id, { caseId, partyId });
  const opened = found && (await files.open('evidence', found.name));
  if (!found || !opened) throw notFound(notFoundText.document());
  return { ...opened, name: found.file_name };
}
