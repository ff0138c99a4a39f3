import type { MandateScope } from '@counterpoint/domain/mandates';
import { type ExpressionBuilder, type Kysely, sql } from 'kysely';
import { nameOf, PARTY_NAMES } from '../../parties/party-view.ts';
import type { NewRow, Row, Tables } from '../../platform/db/tables.ts';
import type { Database, Tx } from '../../platform/db/transaction.ts';

export type StoredMandate = Row<'mandate'>;

export async function insertMandate(tx: Tx, row: NewRow<'mandate'>): Promise<void> {
  await tx.insertInto('mandate').values(row).execute();
}

/** Undefined for a member who is no side of it. */
export function lockMandate(tx: Tx, id: string, memberId: string): Promise<StoredMandate | undefined> {
  return selectMandates(tx).where('id', '=', id).where(ofMember(memberId)).forUpdate().executeTakeFirst();
}

export function lockOpenMandate(
  tx: Tx,
  { representative_id, represented_id }: Pick<StoredMandate, 'representative_id' | 'represented_id'>,
): Promise<StoredMandate | undefined> {
  return selectMandates(tx)
    .where('representative_id', '=', representative_id)
    .where('represented_id', '=', represented_id)
    .where('state', 'in', ['proposed', 'active'])
    .forUpdate()
    .executeTakeFirst();
}

export async function openMandatesOf(tx: Tx, memberId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('mandate')
    .select('id')
    .where(ofMember(memberId))
    .where('state', 'in', ['proposed', 'active'])
    .execute();
  return rows.map(({ id }) => id);
}

export async function updateMandate(tx: Tx, id: string, change: Partial<NewRow<'mandate'>>): Promise<void> {
  await tx.updateTable('mandate').set(change).where('id', '=', id).execute();
}

const COUNT = sql<number>`count(*)::int`.as('count');

interface Page {
  readonly limit: number;
  readonly offset: number;
}

/** With the name of the other side: proposals, then active mandates, each by name; then ended ones, the newest first. */
export async function listMandates(db: Database, memberId: string, { limit, offset }: Page) {
  const isSide = ofMember(memberId);
  const counted = db.selectFrom('mandate').select(COUNT).where(isSide);
  const { count: total } = await counted.executeTakeFirstOrThrow();
  const rows = await selectMandates(db)
    .innerJoin('party', (join) => join.on('party.member_id', '=', otherSide(memberId)))
    .select(['party.id as party_id', ...PARTY_NAMES])
    .where(isSide)
    .orderBy(sql`array_position(array['proposed', 'active'], mandate.state)`)
    .orderBy(sql`case when mandate.state in ('proposed', 'active') then ${PARTY_NAME} end`)
    .orderBy('mandate.proposed_at', 'desc')
    .orderBy('mandate.id')
    .limit(limit)
    .offset(offset)
    .execute();
  return { total, rows: rows.map((row) => ({ ...row, name: nameOf(row) })) };
}

/** Counts the proposals that the member can still confirm. */
export async function countProposals(
  db: Database,
  { memberId, day }: Pick<HeldMandateQuery, 'memberId' | 'day'>,
): Promise<number> {
  const { count } = await db
    .selectFrom('mandate')
    .select(COUNT)
    .where(ofMember(memberId))
    .where('state', '=', 'proposed')
    .where('proposed_by', '<>', memberId)
    .where(isOpenOn(day))
    .executeTakeFirstOrThrow();
  return count;
}

function ofMember(memberId: string) {
  return ({ or, eb }: ExpressionBuilder<Tables, 'mandate'>) =>
    or([eb('mandate.representative_id', '=', memberId), eb('mandate.represented_id', '=', memberId)]);
}

function otherSide(memberId: string) {
  return sql<string>`case when mandate.representative_id = ${memberId} then mandate.represented_id else mandate.representative_id end`;
}

interface HeldMandateQuery {
  readonly memberId: string;
  /** The society's day. */
  readonly day: string;
  readonly scope?: MandateScope;
  readonly id?: string;
}

/** The mandates that have an effect: confirmed, not ended, and within their period. */
export async function heldMandates(db: Database, { memberId, day, scope, id }: HeldMandateQuery) {
  let query = activeOn(db, day).where('mandate.representative_id', '=', memberId);
  if (scope) query = query.where(sql<boolean>`${scope} = any(mandate.scopes)`);
  if (id !== undefined) query = query.where('mandate.id', '=', id);
  const rows = await query.orderBy('mandate.confirmed_at').orderBy('mandate.id').execute();
  return rows.map((row) => ({ ...row, name: nameOf(row) }));
}
export type HeldMandateRow = Awaited<ReturnType<typeof heldMandates>>[number];

/** The active mandates under which these members' confirmations can be answered. */
export async function answeringMandates(
  db: Database,
  { representedIds, day }: { readonly representedIds: readonly string[]; readonly day: string },
) {
  if (representedIds.length === 0) return [];
  const rows = await activeOn(db, day)
    .where('mandate.represented_id', 'in', representedIds)
    .where(sql<boolean>`'confirm_shares' = any(mandate.scopes)`)
    .execute();
  return rows.map((row) => ({ ...row, name: nameOf(row) }));
}

function activeOn(db: Database, day: string) {
  return selectMandates(db)
    .innerJoin('party', 'party.member_id', 'mandate.represented_id')
    .select(['party.id as party_id', ...PARTY_NAMES])
    .where('mandate.state', '=', 'active')
    .where('mandate.valid_from', '<=', day)
    .where(isOpenOn(day));
}

/** Whether its last day, if it has one, hasn't passed. */
function isOpenOn(day: string) {
  return sql<boolean>`coalesce(mandate.valid_to >= ${day}, true)`;
}

function selectMandates(db: Kysely<Tables>) {
  return db
    .selectFrom('mandate')
    .selectAll('mandate')
    .select([
      sql<string>`mandate.valid_from::text`.as('valid_from'),
      sql<string | null>`mandate.valid_to::text`.as('valid_to'),
    ]);
}

const PARTY_NAME = sql<string>`
  case when party.kind = 'person' then concat_ws(' ', party.given_names, party.family_name) else party.organisation_name end`;

/** The name of the member on this side of a mandate; null without one. */
export function nameOfSide(side: 'representative' | 'represented', mandateId: string) {
  return sql<string | null>`(
    select ${PARTY_NAME}
    from mandate join party on party.member_id = ${sql.ref(`mandate.${side}_id`)} where mandate.id = ${sql.ref(mandateId)})`;
}

/** Whether the society lets the member register works and recordings in which it has no part. */
export async function mayRegisterForOthers(db: Database, memberId: string): Promise<boolean> {
  const row = await db
    .selectFrom('member')
    .select('registers_for_others')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  return row.registers_for_others;
}

export async function setRegistersForOthers(tx: Tx, memberId: string, isCleared: boolean): Promise<void> {
  await tx.updateTable('member').set({ registers_for_others: isCleared }).where('id', '=', memberId).execute();
}
