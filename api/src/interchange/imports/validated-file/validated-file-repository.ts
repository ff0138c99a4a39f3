import { sql } from 'kysely';
import { type Database, inTransaction, type Tx } from '../../../platform/db/transaction.ts';
import { dropParts } from '../import-part-repository.ts';
import { updateImport } from '../import-repository.ts';

const RETENTION_DAYS = 30;

export async function deleteValidatedFile(tx: Tx, jobId: string, at: Date): Promise<void> {
  await dropParts(tx, { jobId, roles: ['judged'], at });
  await updateImport(tx, jobId, { judged_form: null });
}

export async function deleteOldValidatedFiles(db: Database, at: Date): Promise<void> {
  const before = new Date(at.getTime() - RETENTION_DAYS * 86_400_000);
  while (await inTransaction(db, (tx) => dropOldest(tx, before, at)));
}

async function dropOldest(tx: Tx, before: Date, at: Date): Promise<boolean> {
  const job = await tx
    .selectFrom('import_job')
    .select('id')
    .where('updated_at', '<', before)
    .where((of) =>
      of.exists(
        of
          .selectFrom('import_part')
          .select(sql`1`.as('one'))
          .whereRef('job_id', '=', 'import_job.id')
          .where('role', '=', 'judged'),
      ),
    )
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (job) await deleteValidatedFile(tx, job.id, at);
  return job !== undefined;
}
