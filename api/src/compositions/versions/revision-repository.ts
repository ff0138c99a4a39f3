import type { Tx } from '../../db/transaction.ts';
import { IN_FORCE } from '../composition-repository.ts';
import type { RevisionKey } from '../party-line-repository.ts';

/** The work shows this revision from now on; the one that was in force before is superseded. */
export async function showRevision(tx: Tx, { id, revision }: RevisionKey): Promise<void> {
  await tx
    .updateTable('composition_revision')
    .set({ state: 'superseded' })
    .where('composition_id', '=', id)
    .where('number', '<>', revision)
    .where('state', 'in', [...IN_FORCE])
    .execute();
  await tx.updateTable('composition').set({ revision, pending_revision: null }).where('id', '=', id).execute();
}

/** Begins to keep a revision beside the one that is shown, or ends that. */
export async function setPending(tx: Tx, id: string, revision: number | null): Promise<void> {
  await tx.updateTable('composition').set({ pending_revision: revision }).where('id', '=', id).execute();
}

/** Deletes a revision that nobody but its writer has seen. */
export async function deleteRevision(tx: Tx, { id, revision }: RevisionKey): Promise<void> {
  await tx
    .deleteFrom('composition_revision')
    .where('composition_id', '=', id)
    .where('number', '=', revision)
    .where('state', '=', 'draft')
    .execute();
}

/** The number of the next revision: numbers of those that were deleted are given again. */
export async function nextRevisionNumber(tx: Tx, id: string): Promise<number> {
  const { last } = await tx
    .selectFrom('composition_revision')
    .select(({ fn }) => fn.max('number').as('last'))
    .where('composition_id', '=', id)
    .executeTakeFirstOrThrow();
  return (last ?? 0) + 1;
}
