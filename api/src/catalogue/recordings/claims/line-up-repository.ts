import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/transaction.ts';
import type { RevisionKey } from '../../entry/entry-kind.ts';
import type { LineUpClaimRow } from './line-up-claim-repository.ts';

/** Adds a claimant to the line-up: in the open credit of that name, or last. */
export async function addToLineUp(tx: Tx, { id, revision }: RevisionKey, claim: LineUpClaimRow): Promise<void> {
  const { party_id, category, roles, performed_from, performed_to, country, credited_as } = claim;
  const part = { party_id, category, roles, performed_from, performed_to, country };
  const { numUpdatedRows } = await tx
    .updateTable('recording_contributor')
    .set(part)
    .where('recording_id', '=', id)
    .where('revision', '=', revision)
    .where('party_id', 'is', null)
    .where('name', '=', credited_as ?? '')
    .executeTakeFirst();
  if (numUpdatedRows > 0n) return;
  const position = sql<number>`(select coalesce(max(position), -1) + 1 from recording_contributor
    where recording_id = ${id} and revision = ${revision})`;
  await tx
    .insertInto('recording_contributor')
    .values({ recording_id: id, revision, position, ...part, name: credited_as, share: null })
    .execute();
}
