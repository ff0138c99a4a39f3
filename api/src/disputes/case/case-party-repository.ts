import { sql, type Updateable } from 'kysely';
import { nameOf } from '../../parties/party-view.ts';
import type { NewRow } from '../../platform/db/tables.ts';
import type { Database, Tx } from '../../platform/db/transaction.ts';
import type { OppositionTables } from '../opposition-tables.ts';

/** Somebody becomes a party of a case. */
export async function insertCaseParties(tx: Tx, parties: readonly NewRow<'opposition_party'>[]): Promise<void> {
  if (parties.length > 0)
    await tx
      .insertInto('opposition_party')
      .values([...parties])
      .execute();
}

/** What a party claims, says or answers has changed, or until when it can. */
export async function updateCaseParty(
  tx: Tx,
  { oppositionId, partyId }: { readonly oppositionId: string; readonly partyId: string },
  change: Updateable<OppositionTables['opposition_party']>,
): Promise<void> {
  await tx
    .updateTable('opposition_party')
    .set(change)
    .where('opposition_id', '=', oppositionId)
    .where('party_id', '=', partyId)
    .execute();
}

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
