import { sql } from 'kysely';
import type { Tx } from '../db/transaction.ts';

/** What the index takes from these works themselves, in the order of their ids. */
export function readIndexed(tx: Tx, ids: readonly string[]) {
  return tx
    .selectFrom('composition')
    .innerJoin('composition_revision as shown', (join) =>
      join.onRef('shown.composition_id', '=', 'composition.id').onRef('shown.number', '=', 'composition.revision'),
    )
    .select([
      'composition.id',
      'composition.reference',
      'shown.state',
      'shown.title',
      'shown.alternative_titles',
      'shown.iswc',
    ])
    .where('composition.id', '=', sql<string>`any(${ids}::uuid[])`)
    .orderBy('composition.id')
    .execute();
}

/** The works that name a party in any revision, in the order of their ids. */
export async function worksNaming(tx: Tx, partyId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('composition_interest')
    .select('composition_id')
    .distinct()
    .where('party_id', '=', partyId)
    .orderBy('composition_id')
    .execute();
  return rows.map(({ composition_id }) => composition_id);
}
