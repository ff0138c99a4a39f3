import { type CaseLine, type CaseObject, type CaseScope, caseScope } from '@counterpoint/domain/schemas/cases';
import { RIGHTS } from '@counterpoint/domain/shares';
import { type CaseKind, type CaseState, CLOSED_CASE_STATES } from '@counterpoint/domain/states';
import { sql } from 'kysely';
import type { NewRow, Row } from '../../platform/db/tables.ts';
import type { Database, Tx } from '../../platform/db/transaction.ts';
import type { Act } from '../../platform/http/actor.ts';
import { columnsOfObject, insertCaseParties } from '../case/stored-case-repository.ts';

export async function readSubmitter(db: Database, { type, id }: CaseObject): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select party.id from ${sql.table(type)} as object join party on party.member_id = object.member_id
    where object.id = ${id}`.execute(db);
  return rows[0]?.id ?? null;
}

interface NewDraft extends Pick<NewRow<'opposition'>, 'number' | 'kind'> {
  readonly id: string;
  readonly object: CaseObject;
}

export async function insertDraftCase(tx: Tx, { object, ...draft }: NewDraft, { actor, at }: Act): Promise<void> {
  await tx
    .insertInto('opposition')
    .values({
      ...draft,
      ...columnsOfObject(object),
      state: 'draft',
      right: null,
      claimed_share: null,
      scope: null,
      created_at: at,
      updated_at: at,
    })
    .execute();
  const claimant = { opposition_id: draft.id, party_id: actor.partyId, side: 'claimant' as const };
  await insertCaseParties(tx, [{ ...claimant, respond_by: null, answered_at: null, joined_at: at }]);
}

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
  const found = await db
    .selectFrom('opposition')
    .innerJoin('opposition_party as mine', 'mine.opposition_id', 'opposition.id')
    .select('opposition.id')
    .where('mine.party_id', '=', partyId)
    .where('opposition.state', '=', 'draft')
    .where(`opposition.${object.type}_id`, '=', object.id)
    .orderBy('opposition.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return found?.id ?? null;
}

interface RefiledCase {
  readonly object: CaseObject;
  readonly kind: CaseKind;
}

export async function findEndedCase(
  db: Database,
  partyId: string,
  { object, kind }: RefiledCase,
): Promise<string | null> {
  const found = await db
    .selectFrom('opposition')
    .innerJoin('opposition_party as mine', 'mine.opposition_id', 'opposition.id')
    .select('opposition.id')
    .where('mine.party_id', '=', partyId)
    .where('mine.side', '=', 'claimant')
    .where(`opposition.${object.type}_id`, '=', object.id)
    .where('opposition.kind', '=', kind)
    .where('opposition.resolution', 'in', ['withdrawn', 'lapsed', 'inadmissible'])
    .orderBy('opposition.resolved_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return found?.id ?? null;
}

export interface OpenCaseSummary {
  readonly id: string;
  readonly number: string;
  readonly kind: CaseKind;
  readonly state: CaseState;
  readonly scope: CaseScope;
  readonly registeredLines: readonly CaseLine[];
  readonly otherWorkId: string | null;
  readonly isDetected: boolean;
  /** Excludes claimants who have left. */
  readonly partyIds: readonly string[];
}

/** Excludes contests of pending revisions, which are cases of their own. */
export async function readOpenCaseSummaries(db: Database, object: CaseObject): Promise<OpenCaseSummary[]> {
  const rows = await db
    .selectFrom('opposition')
    .select(['id', 'number', 'kind', 'state', 'asked', 'scope', 'right', 'registered_lines', 'other_work_id'])
    .select('is_detected')
    .where(`${object.type}_id`, '=', object.id)
    .where('contested_revision', 'is', null)
    .where(sql<boolean>`not state = any(${[...CLOSED_CASE_STATES, 'draft']}::text[])`)
    .orderBy('id')
    .execute();
  if (rows.length === 0) return [];
  const parties = await db
    .selectFrom('opposition_party')
    .select(['opposition_id', 'party_id'])
    .where('opposition_id', '=', sql<string>`any(${rows.map(({ id }) => id)}::uuid[])`)
    .where('left_at', 'is', null)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    number: row.number,
    kind: row.kind,
    state: row.state,
    otherWorkId: row.other_work_id,
    isDetected: row.is_detected,
    scope: scopeOf(row),
    registeredLines: row.registered_lines,
    partyIds: parties.flatMap(({ opposition_id, party_id }) => (opposition_id === row.id ? [party_id] : [])),
  }));
}

type ScopedCase = Pick<Row<'opposition'>, 'asked' | 'scope' | 'right' | 'registered_lines'>;

/** As filed; for detected cases everything in question. */
function scopeOf({ asked, scope, right, registered_lines }: ScopedCase): CaseScope {
  if (Object.keys(asked).length > 0) return caseScope.parse(asked);
  if (scope && scope.length > 0) {
    const countries = [...new Set(scope.flatMap((segment) => segment.countries))];
    const ends = scope.map(({ to }) => to);
    return caseScope.parse({
      uses: scope.map(({ use }) => use),
      territories: countries.map((territory) => ({ territory })),
      from: scope.map(({ from }) => from).sort()[0],
      to: ends.includes(null) ? null : ends.sort().at(-1),
    });
  }
  const rights = RIGHTS.filter((each) => registered_lines.some(({ shares }) => shares[each] !== undefined));
  return caseScope.parse({ rights: rights.length > 0 ? rights : right ? [right] : [...RIGHTS] });
}

interface NewRespondents {
  readonly partyIds: readonly string[];
  readonly respondBy: Date | null;
  readonly at: Date;
}

/** A claimant who left takes part again as a respondent. */
export async function insertRespondents(
  tx: Tx,
  caseId: string,
  { partyIds, respondBy, at }: NewRespondents,
): Promise<void> {
  if (partyIds.length === 0) return;
  const unanswered = { answer: null, answered_at: null, more_time_at: null, statement: null, claimed_lines: '[]' };
  const respondent = {
    ...unanswered,
    side: 'respondent' as const,
    respond_by: respondBy,
    joined_at: at,
    left_at: null,
  };
  await tx
    .insertInto('opposition_party')
    .values(partyIds.map((party_id) => ({ ...respondent, opposition_id: caseId, party_id })))
    .onConflict((found) => found.columns(['opposition_id', 'party_id']).doUpdateSet(respondent))
    .execute();
}

interface NewClaimant {
  readonly partyId: string;
  readonly statement: string | null;
  readonly lines: readonly CaseLine[];
  readonly at: Date;
}

/** A claimant who left may join again. */
export async function insertClaimant(
  tx: Tx,
  caseId: string,
  { partyId, statement, lines, at }: NewClaimant,
): Promise<void> {
  const claim = { statement, claimed_lines: JSON.stringify(lines), joined_at: at, left_at: null };
  const claimant = { ...claim, side: 'claimant' as const, respond_by: null, answered_at: null };
  await tx
    .insertInto('opposition_party')
    .values({ ...claimant, opposition_id: caseId, party_id: partyId })
    .onConflict((found) => found.columns(['opposition_id', 'party_id']).doUpdateSet(claim))
    .execute();
}
