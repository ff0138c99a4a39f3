import { recordAudit } from '../../audit/record-audit.ts';
import { inTransaction, type Tx } from '../../db/transaction.ts';
import { publish } from '../../live/publish.ts';
import { removeDocument } from '../../search/search-index.ts';
import { enterState, type ImportJob } from '../import-repository.ts';
import type { Step } from '../running/import-run.ts';
import { removeImportedParties, removeUntouched } from '../writing/removal-repository.ts';
import { advance } from './step-progress-repository.ts';

const WORKS = 500;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/**
 * Takes back what an import wrote: works that nobody has touched since are gone as if they had never been, with the
 * parties that only they named; those that somebody confirmed, changed or disputes stay, and are listed.
 */
export async function undoWorks(step: Step): Promise<void> {
  const { job, writing, now } = step;
  const left = Math.max(1, job.imported - job.removed);
  let [after, done] = [FIRST_ID, 0];
  for (;;) {
    const batch = await inTransaction(writing.db, async (tx) => {
      const undone = await undoBatch(tx, job, after);
      const progress = Math.min(1, (done + undone.looked) / left);
      await advance(tx, step, { cursor: job.cursor, by: 0, removed: undone.removed, progress });
      return undone;
    });
    if (batch.looked === 0) break;
    done += batch.looked;
    after = batch.last;
  }
  const at = now();
  await inTransaction(writing.db, async (tx) => {
    await removeImportedParties(tx, job.id);
    await publish(tx, { topic: 'compositions', memberIds: [job.member_id] });
    await enterState(tx, job.id, { state: 'undone', progress: 1, updated_at: at, finished_at: at });
  });
}

async function undoBatch(tx: Tx, job: ImportJob, after: string) {
  const rows = await tx
    .selectFrom('composition')
    .select('id')
    .where('import_job_id', '=', job.id)
    .where('id', '>', after)
    .orderBy('id')
    .limit(WORKS)
    .forUpdate()
    .execute();
  const ids = rows.map(({ id }) => id);
  const removed = await removeUntouched(tx, ids);
  for (const { id } of removed) await removeDocument(tx, 'composition', id);
  const memberIds = [...new Set(removed.flatMap(({ memberIds: named }) => named))];
  await publish(tx, { topic: 'compositions', memberIds });
  const actor = { accountId: job.account_id, memberId: job.member_id };
  if (removed.length > 0)
    await recordAudit(tx, {
      action: 'import.undo_batch',
      actor,
      subjectId: job.id,
      before: { ids: removed.map(({ id }) => id) },
    });
  return { looked: ids.length, last: ids.at(-1) ?? after, removed: removed.length };
}
