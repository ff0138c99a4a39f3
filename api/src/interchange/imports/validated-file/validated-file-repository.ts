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
  const { rows } = await sql<{ id: string }>`
    select id from import_job as job
    where updated_at < ${before} and exists (select from import_part where job_id = job.id and role = 'judged')
    limit 1 for update skip locked`.execute(tx);
  for (const { id } of rows) await deleteValidatedFile(tx, id, at);
  return rows.length > 0;
}
