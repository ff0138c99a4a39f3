import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { inTransaction, type Tx } from '../../../platform/db/transaction.ts';
import { publish } from '../../../platform/live/outbox-repository.ts';
import { removeDocument } from '../../../platform/search/search-repository.ts';
import { actorOfImport, enterState } from '../import-repository.ts';
import type { ChangesUndone } from '../import-subject.ts';
import type { Step } from '../running/import-run.ts';
import { subjectOf } from '../subjects.ts';
import { deleteValidatedFile } from '../validated-file/validated-file-repository.ts';
import { removeImportedParties } from '../writing/import-party-repository.ts';
import { advance } from './step-progress-repository.ts';

const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/** Works that were confirmed, changed or disputed stay, and are listed. */
export async function undoImport(step: Step): Promise<void> {
  const { job, writing, now } = step;
  const { undoChanges, topic } = subjectOf(job);
  const done = await inBatches(step, 0, (tx, after) => undoBatch(tx, step, after));
  if (undoChanges) await inBatches(step, done, (tx, after) => undoChanges(tx, { job, after, at: now() }));
  const at = now();
  await inTransaction(writing.db, async (tx) => {
    await removeImportedParties(tx, job.id);
    await deleteValidatedFile(tx, job.id, at);
    await publish(tx, { topic, memberIds: [job.member_id] });
    await enterState(tx, job.id, { state: 'undone', progress: 1, updated_at: at, finished_at: at });
  });
}

async function inBatches(
  step: Step,
  done: number,
  undo: (tx: Tx, after: string) => Promise<ChangesUndone>,
): Promise<number> {
  const { job, writing } = step;
  const left = Math.max(1, job.imported - job.removed);
  let [after, count] = [FIRST_ID, done];
  for (;;) {
    const batch = await inTransaction(writing.db, async (tx) => {
      const undone = await undo(tx, after);
      const progress = Math.min(1, (count + undone.visited) / left);
      await advance(tx, step, { cursor: job.cursor, by: 0, removed: undone.removed, progress });
      return undone;
    });
    if (batch.visited === 0) return count;
    count += batch.visited;
    after = batch.last;
  }
}

async function undoBatch(tx: Tx, { job, env }: Step, after: string): Promise<ChangesUndone> {
  const kind = subjectOf(job);
  const ids = await kind.lockNext(tx, { jobId: job.id, after, limit: env.IMPORT_BATCH });
  const removed = await kind.removeUntouched(tx, ids);
  for (const { id } of removed) await removeDocument(tx, kind.id, id);
  const memberIds = [...new Set(removed.flatMap(({ memberIds: named }) => named))];
  await publish(tx, { topic: kind.topic, memberIds });
  const audited = { action: 'import.undo_batch', actor: actorOfImport(job), subjectId: job.id };
  if (removed.length > 0) await recordAudit(tx, { ...audited, before: { ids: removed.map(({ id }) => id) } });
  return { visited: ids.length, last: ids.at(-1) ?? after, removed: removed.length };
}
