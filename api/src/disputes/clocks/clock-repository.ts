import { sql } from 'kysely';
import type { Tx } from '../../platform/db/transaction.ts';
import type { NewJob } from '../../platform/jobs/job-repository.ts';

export async function hasSameJob(tx: Tx, { type, subjectId, details, runAt }: NewJob): Promise<boolean> {
  const found = await tx
    .selectFrom('job')
    .select('id')
    .where('subject_id', '=', subjectId)
    .where('type', '=', type)
    .where('run_at', '=', runAt)
    .where('done_at', 'is', null)
    .where(sql<boolean>`details = ${JSON.stringify(details)}::jsonb`)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

export async function hasCaseEvent(
  tx: Tx,
  caseId: string,
  { type, by, days }: { readonly type: 'reminded' | 'overdue'; readonly by: Date; readonly days?: number },
): Promise<boolean> {
  const about = { by: by.toISOString(), ...(days !== undefined && { days }) };
  const found = await tx
    .selectFrom('opposition_event')
    .select('id')
    .where('opposition_id', '=', caseId)
    .where('type', '=', type)
    .where(sql<boolean>`payload @> ${JSON.stringify(about)}::jsonb`)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
