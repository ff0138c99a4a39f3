import { sql } from 'kysely';
import type { Database, Tx } from '../../../platform/db/transaction.ts';
import { ImportStopped, ImportTakenOver, type Step } from '../running/import-run.ts';

/** Works dealt with, and written: what a batch adds. */
export interface Advance {
  readonly cursor: number;
  readonly by: number;
  readonly imported?: number;
  readonly removed?: number;
  readonly progress: number;
}

/**
 * Moves the import on from where it was known to be, in the transaction of what was done. Whoever has been overtaken by
 * another process, or whose member stopped the import, ends here, and what they did is undone with the transaction.
 */
export async function advance(db: Database, { job, now }: Step, step: Advance): Promise<void> {
  const { cursor, by, imported = 0, removed = 0, progress } = step;
  const moved = await db
    .updateTable('import_job')
    .set({
      cursor: cursor + by,
      progress,
      attempts: 0,
      updated_at: now(),
      imported: sql<number>`imported + ${imported}`,
      removed: sql<number>`removed + ${removed}`,
    })
    .where('id', '=', job.id)
    .where('state', '=', job.state)
    .where('version', '=', job.version)
    .where('cursor', '=', cursor)
    .returning('is_cancelled')
    .executeTakeFirst();
  if (!moved) throw new ImportTakenOver();
  if (moved.is_cancelled) throw new ImportStopped();
}

/** Throws where another process works on the import, or its state was changed. Nobody changes either until `tx` ends. */
export async function assertMine(tx: Tx, { job }: Pick<Step, 'job'>): Promise<void> {
  const mine = await tx
    .selectFrom('import_job')
    .select('id')
    .where('id', '=', job.id)
    .where('state', '=', job.state)
    .where('version', '=', job.version)
    .forShare()
    .executeTakeFirst();
  if (!mine) throw new ImportTakenOver();
}

/**
 * Lets a batch be committed without waiting for the disk. A server that loses its power then loses the last batches as
 * a whole, with where the import was: it goes on before them. What follows the last one waits, for itself and for all.
 */
export async function commitLater(tx: Tx): Promise<void> {
  await sql`set local synchronous_commit = off`.execute(tx);
}
