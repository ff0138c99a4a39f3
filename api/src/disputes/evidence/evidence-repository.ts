import { pickFields } from '@counterpoint/domain/fields';
import { type CaseEvidence, type CaseSide, caseEvidence } from '@counterpoint/domain/schemas/cases';
import { societyName } from '@counterpoint/domain/schemas/home';
import type { CaseState } from '@counterpoint/domain/states';
import { sql } from 'kysely';
import { nameIfAny, PARTY_NAMES } from '../../parties/party-view.ts';
import type { NewRow } from '../../platform/db/tables.ts';
import type { Database, Tx } from '../../platform/db/transaction.ts';

/** States in which documents can be removed, since nobody relies on them yet. */
export const REMOVABLE_IN: readonly CaseState[] = ['draft', 'submitted', 'awaiting_claimant_evidence'];

export type FoundEvidence = Awaited<ReturnType<typeof readEvidence>>[number];

/** Shared documents and the party's own; all of them for the society, without a party. */
export function readEvidence(db: Database, caseId: string, partyId: string | null) {
  return visibleEvidence(db, caseId, partyId).orderBy('evidence.id').execute();
}

export async function findEvidence(db: Database, id: string, key: { caseId: string; partyId: string }) {
  return visibleEvidence(db, key.caseId, key.partyId).where('evidence.id', '=', id).executeTakeFirst();
}

function visibleEvidence(db: Database, caseId: string, partyId: string | null) {
  return evidenceOf(db, caseId).$if(partyId !== null, (query) =>
    query.where(({ or, eb }) => or([eb('evidence.visibility', '=', 'shared'), eb('evidence.party_id', '=', partyId)])),
  );
}

function evidenceOf(db: Database, caseId: string) {
  return db
    .selectFrom('opposition_evidence as evidence')
    .innerJoin('file', 'file.id', 'evidence.file_id')
    .leftJoin('party', 'party.id', 'evidence.party_id')
    .leftJoin('opposition_party as bringer', (join) =>
      join
        .onRef('bringer.opposition_id', '=', 'evidence.opposition_id')
        .onRef('bringer.party_id', '=', 'evidence.party_id'),
    )
    .select(['evidence.id', 'evidence.kind as evidence_kind', 'evidence.file_name', 'evidence.visibility'])
    .select(['evidence.note', 'evidence.party_id', 'evidence.created_at', 'bringer.side', ...PARTY_NAMES])
    .select(['file.name', 'file.content_type', 'file.bytes', 'file.sha256'])
    .where('evidence.opposition_id', '=', caseId)
    .where('evidence.removed_at', 'is', null);
}

export function toCaseEvidence(
  found: FoundEvidence,
  { partyId, state }: { readonly partyId: string; readonly state: CaseState },
): CaseEvidence {
  const { party_id, evidence_kind: kind } = found;
  return pickFields(caseEvidence.shape, {
    ...found,
    kind,
    bytes: Number(found.bytes),
    sha256: found.sha256.toString('hex'),
    brought_by: nameIfAny(found) ?? societyName(),
    is_mine: party_id === partyId,
    can_take_back: party_id === partyId && REMOVABLE_IN.includes(state),
    created_at: found.created_at.toISOString(),
  });
}

export async function countOfSide(db: Database, caseId: string, side: CaseSide): Promise<number> {
  const { count } = await evidenceOf(db, caseId)
    .clearSelect()
    .select(sql<number>`count(*)::int`.as('count'))
    .where('bringer.side', '=', side)
    .executeTakeFirstOrThrow();
  return count;
}

export async function findSame(
  db: Database,
  { caseId, partyId, sha256 }: { readonly caseId: string; readonly partyId: string | null; readonly sha256: Buffer },
): Promise<string | null> {
  const found = await db
    .selectFrom('opposition_evidence as evidence')
    .innerJoin('file', 'file.id', 'evidence.file_id')
    .select('evidence.file_name')
    .where('evidence.opposition_id', '=', caseId)
    .where('evidence.party_id', partyId === null ? 'is' : '=', partyId)
    .where('evidence.removed_at', 'is', null)
    .where('file.sha256', '=', sha256)
    .executeTakeFirst();
  return found?.file_name ?? null;
}

export async function readHashes(db: Database, caseId: string): Promise<{ evidence_id: string; sha256: string }[]> {
  const found = await evidenceOf(db, caseId).orderBy('evidence.id').execute();
  return found.map(({ id, sha256 }) => ({ evidence_id: id, sha256: sha256.toString('hex') }));
}

export async function insertEvidence(
  tx: Tx,
  { stored, ...evidence }: Omit<NewRow<'opposition_evidence'>, 'file_id'> & { readonly stored: string },
): Promise<void> {
  const file_id = tx.selectFrom('file').select('id').where('name', '=', stored);
  await tx
    .insertInto('opposition_evidence')
    .values({ ...evidence, file_id })
    .execute();
}

/** Keeps the row, because events refer to it. */
export async function markRemoved(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.updateTable('opposition_evidence').set({ removed_at: at }).where('id', '=', id).execute();
}

export async function endUseOfCase(tx: Tx, caseId: string, at: Date): Promise<void> {
  const files = tx.selectFrom('opposition_evidence').select('file_id').where('opposition_id', '=', caseId);
  await tx
    .updateTable('file')
    .set({ unused_since: at })
    .where('unused_since', 'is', null)
    .where('id', 'in', files.$castTo<{ file_id: string }>())
    .execute();
}
