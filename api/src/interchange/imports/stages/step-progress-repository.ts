import { sql } from 'kysely';
import type { Database, Tx } from '../../../platform/db/transaction.ts';
import { ImportStopped, ImportTakenOver, type Step } from '../running/import-run.ts';

export interface Advance {
  readonly cursor: number;
  readonly by: number;
  readonly imported?: number;
  readonly removed?: number;
  readonly progress: number;
}

/** In the work's transaction: throws, and so rolls it back, if another process took over or the member stopped it. */
export async function advance(db: Database, { job, now }: Pick<Step, 'job' | 'now'>, step: Advance): Promise<void> {
  const { cursor, by, imported = 0, removed = 0, progress } = step;
  // A check starts over, and each attempt to undo visits again what it kept.
  const hasProgressed = job.state === 'importing' || removed > 0;
  const moved = await db
    .updateTable('import_job')
    .set({
      cursor: cursor + by,
      progress,
      ...(hasProgressed && { attempts: 0 }),
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

/** Throws if another process took over. Holds until `tx` ends. */
export async function assertNotTakenOver(tx: Tx, { job }: Pick<Step, 'job'>): Promise<void> {
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
