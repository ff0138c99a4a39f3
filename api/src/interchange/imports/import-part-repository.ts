import type { Database, Tx } from '../../platform/db/transaction.ts';
import { beginUse, endUse } from '../../platform/files/file-repository.ts';
import type { PartRole } from './import-tables.ts';

/** Returns the name of the file that it replaces. */
export async function putPart(
  tx: Tx,
  { jobId, role, number }: { readonly jobId: string; readonly role: PartRole; readonly number: number },
  file: { readonly memberId: string; readonly fileName: string; readonly bytes: number; readonly at: Date },
): Promise<string | null> {
  const old = await tx
    .deleteFrom('import_part')
    .where('job_id', '=', jobId)
    .where('role', '=', role)
    .where('number', '=', number)
    .returning('file_name')
    .executeTakeFirst();
  if (old) await endUse(tx, old.file_name, file.at);
  await beginUse(tx, { memberId: file.memberId, kind: 'import', name: file.fileName });
  await tx
    .insertInto('import_part')
    .values({ job_id: jobId, role, number, file_name: file.fileName, bytes: file.bytes })
    .execute();
  return old?.file_name ?? null;
}

export function readParts(db: Database, jobId: string, role: PartRole) {
  return db
    .selectFrom('import_part')
    .select(['number', 'file_name', 'bytes'])
    .where('job_id', '=', jobId)
    .where('role', '=', role)
    .orderBy('number')
    .execute();
}

export async function dropParts(
  tx: Tx,
  { jobId, roles, at }: { readonly jobId: string; readonly roles: readonly PartRole[]; readonly at: Date },
): Promise<string[]> {
  const parts = await tx
    .deleteFrom('import_part')
    .where('job_id', '=', jobId)
    .where('role', 'in', roles)
    .returning('file_name')
    .execute();
  for (const { file_name } of parts) await endUse(tx, file_name, at);
  return parts.map(({ file_name }) => file_name);
}
