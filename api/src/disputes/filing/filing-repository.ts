import type { CaseLine, CaseObject } from '@counterpoint/domain/schemas/cases';
import type { CaseKind } from '@counterpoint/domain/states';
import { sql } from 'kysely';
import type { NewRow } from '../../platform/db/tables.ts';
import type { Database, Tx } from '../../platform/db/transaction.ts';

export async function countDraftCases(db: Database, memberId: string): Promise<number> {
  const { drafts } = await db
    .selectFrom('opposition')
    .innerJoin('opposition_party', 'opposition_party.opposition_id', 'opposition.id')
    .innerJoin('party', 'party.id', 'opposition_party.party_id')
    .select(sql<number>`count(*)::int`.as('drafts'))
    .where('party.member_id', '=', memberId)
    .where('opposition.state', '=', 'draft')
    .executeTakeFirstOrThrow();
  return drafts;
}

export async function deleteCase(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('opposition').where('id', '=', id).execute();
}

export async function moveDocuments(tx: Tx, from: string, to: string): Promise<void> {
  await tx.updateTable('opposition_evidence').set({ opposition_id: to }).where('opposition_id', '=', from).execute();
}

export async function findDraft(db: Database, partyId: string, object: CaseObject): Promise<string | null> {
  const drafts = casesAbout(db, partyId, object).where('opposition.state', '=', 'draft');
  return (await drafts.orderBy('opposition.id', 'desc').executeTakeFirst())?.id ?? null;
}

/** The latest case of this kind that ended without an outcome. */
export async function findEndedCase(
  db: Database,
  partyId: string,
  { object, kind }: { readonly object: CaseObject; readonly kind: CaseKind },
): Promise<string | null> {
  const ended = casesAbout(db, partyId, object)
    .where('opposition.kind', '=', kind)
    .where('opposition.resolution', 'in', ['withdrawn', 'lapsed', 'inadmissible']);
  return (await ended.orderBy('opposition.resolved_at', 'desc').executeTakeFirst())?.id ?? null;
}

function casesAbout(db: Database, partyId: string, object: CaseObject) {
  return db
    .selectFrom('opposition')
    .innerJoin('opposition_party as mine', 'mine.opposition_id', 'opposition.id')
    .select('opposition.id')
    .where('mine.party_id', '=', partyId)
    .where('mine.side', '=', 'claimant')
    .where(`opposition.${object.type}_id`, '=', object.id)
    .limit(1);
}

interface NewRespondents {
  readonly partyIds: readonly string[];
  readonly respondBy: Date | null;
  readonly at: Date;
}

/** A claimant who left takes part again as a respondent. */
export function insertRespondents(tx: Tx, caseId: string, { partyIds, respondBy, at }: NewRespondents): Promise<void> {
  const unanswered = { answer: null, answered_at: null, more_time_at: null, statement: null, claimed_lines: '[]' };
  const respondent = { ...unanswered, side: 'respondent' as const, respond_by: respondBy };
  return addParties(tx, caseId, { partyIds, party: { ...respondent, joined_at: at, left_at: null } });
}

interface NewClaimant {
  readonly partyId: string;
  readonly statement: string | null;
  readonly lines: readonly CaseLine[];
  readonly at: Date;
}

/** A claimant who left may join again. */
export function insertClaimant(tx: Tx, caseId: string, { partyId, statement, lines, at }: NewClaimant): Promise<void> {
  const claim = { statement, claimed_lines: JSON.stringify(lines), joined_at: at, left_at: null };
  const claimant = { ...claim, side: 'claimant' as const, respond_by: null, answered_at: null };
  return addParties(tx, caseId, { partyIds: [partyId], party: claimant });
}

interface AddedParties {
  readonly partyIds: readonly string[];
  readonly party: Omit<NewRow<'opposition_party'>, 'opposition_id' | 'party_id'>;
}

async function addParties(tx: Tx, opposition_id: string, { partyIds, party }: AddedParties): Promise<void> {
  if (partyIds.length === 0) return;
  await tx
    .insertInto('opposition_party')
    .values(partyIds.map((party_id) => ({ ...party, opposition_id, party_id })))
    .onConflict((found) => found.columns(['opposition_id', 'party_id']).doUpdateSet(party))
    .execute();
}
