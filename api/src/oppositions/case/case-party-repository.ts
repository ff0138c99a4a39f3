import { sql } from 'kysely';
import { nameOf } from '../../composers/party-view.ts';
import type { Database } from '../../db/transaction.ts';

/** What these parties are called; a party that does not exist is missing. */
export async function readPartyNames(db: Database, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('party')
    .select(['id', 'kind', 'given_names', 'family_name', 'organisation_name'])
    .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .execute();
  return new Map(rows.map((row) => [row.id, nameOf(row)]));
}

/** Those of these parties behind whom a member stands. */
export async function readMembersAmong(db: Database, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('party')
    .select('id')
    .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .where('member_id', 'is not', null)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** The split that is open in a case. */
export function readOpenProposal(db: Database, caseId: string) {
  return db
    .selectFrom('opposition_proposal')
    .select(['id', 'lines', 'proposed_by'])
    .where('opposition_id', '=', caseId)
    .where('state', '=', 'open')
    .executeTakeFirst();
}
