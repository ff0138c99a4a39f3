import type { WorkState } from '@counterpoint/domain/states';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/transaction.ts';

export async function findWork(tx: Tx, idOrReference: string): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select id from composition where id::text = lower(${idOrReference}) or reference = upper(${idOrReference})`.execute(
    tx,
  );
  return rows[0]?.id ?? null;
}

export interface Merge {
  readonly intoId: string;
  readonly state: WorkState;
}

export async function insertMerge(
  tx: Tx,
  { duplicateId, intoId, state, staff, at }: Merge & { duplicateId: string; staff: string; at: Date },
): Promise<void> {
  await tx
    .insertInto('composition_merge')
    .values({ duplicate_id: duplicateId, into_id: intoId, state, merged_by: staff, merged_at: at })
    .execute();
  await tx.updateTable('composition').set({ duplicate_of: intoId }).where('id', '=', duplicateId).execute();
}

export async function deleteMerge(tx: Tx, duplicateId: string): Promise<Merge | null> {
  const merge = await tx
    .deleteFrom('composition_merge')
    .where('duplicate_id', '=', duplicateId)
    .returning(['into_id as intoId', 'state'])
    .executeTakeFirst();
  if (!merge) return null;
  await tx.updateTable('composition').set({ duplicate_of: null }).where('id', '=', duplicateId).execute();
  return merge;
}
