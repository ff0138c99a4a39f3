import type { WorkState } from '@counterpoint/domain/states';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/transaction.ts';
import { deleteMergedLinks } from '../links/link-repository.ts';

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
  /** Recordings that the merge linked with the work. */
  readonly linked: readonly string[];
}

export async function insertMerge(
  tx: Tx,
  { duplicateId, intoId, state, linked, staff, at }: Merge & { duplicateId: string; staff: string; at: Date },
): Promise<void> {
  await tx
    .insertInto('composition_merge')
    .values({ duplicate_id: duplicateId, into_id: intoId, state, linked: [...linked], merged_by: staff, merged_at: at })
    .execute();
  await tx.updateTable('composition').set({ duplicate_of: intoId }).where('id', '=', duplicateId).execute();
}

export async function deleteMerge(tx: Tx, duplicateId: string): Promise<Merge | null> {
  const merge = await tx
    .deleteFrom('composition_merge')
    .where('duplicate_id', '=', duplicateId)
    .returning(['into_id as intoId', 'state', 'linked'])
    .executeTakeFirst();
  if (!merge) return null;
  await tx.updateTable('composition').set({ duplicate_of: null }).where('id', '=', duplicateId).execute();
  return merge;
}

/** Returns the recordings that the work wasn't linked with before. */
export async function shareLinks(tx: Tx, duplicateId: string, intoId: string): Promise<string[]> {
  const { rows } = await sql<{ recording_id: string }>`
    insert into work_recording_link (composition_id, recording_id, linked_by, linked_at)
    select ${intoId}::uuid, recording_id, linked_by, linked_at
    from work_recording_link where composition_id = ${duplicateId}
    on conflict do nothing returning recording_id`.execute(tx);
  return rows.map(({ recording_id }) => recording_id);
}

/** Returns the recordings of both works, which are found by the works' titles and codes. */
export async function separateLinks(tx: Tx, duplicateId: string, { intoId, linked }: Merge): Promise<string[]> {
  await deleteMergedLinks(tx, intoId, linked);
  const rows = await tx
    .selectFrom('work_recording_link')
    .select('recording_id')
    .distinct()
    .where('composition_id', 'in', [duplicateId, intoId])
    .execute();
  return [...new Set([...linked, ...rows.map(({ recording_id }) => recording_id)])];
}
