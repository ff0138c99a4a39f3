import { type Database, inTransaction, type Tx } from '../../../platform/db/transaction.ts';
import { publishEvent } from '../../../platform/events/events.ts';
import { publish } from '../../../platform/live/outbox-repository.ts';
import { eventOf } from '../import-events.ts';
import { enterState, type ImportChange, type ImportJob, readImport } from '../import-repository.ts';
import { confirmByOf, watchImport } from '../import-watch.ts';
import { subjectOf } from '../subjects.ts';
import { deleteValidatedFile } from '../validated-file/validated-file-repository.ts';

type EndedImport = ImportChange & { readonly state: 'done' | 'cancelled' | 'failed'; readonly updated_at: Date };

/** Ends an import as done, stopped or failed. Entries that it wrote stay, and their members are asked to confirm. */
export async function endImport(db: Database, jobId: string, ended: EndedImport): Promise<void> {
  await inTransaction(db, async (tx) => {
    const job = await readImport(tx, jobId);
    const isWriting = job.state === 'importing';
    if (isWriting) await announceWritten(tx, job, ended);
    // Writing that was stopped goes on with them. Those of an unfinished check are useless.
    if (!isWriting || ended.state !== 'cancelled') await deleteValidatedFile(tx, jobId, ended.updated_at);
    await enterState(tx, jobId, ended);
  });
}

/** One notification per member who has to confirm, and one per performer. */
async function announceWritten(tx: Tx, job: ImportJob, ended: EndedImport): Promise<void> {
  const { id: jobId, member_id: importerId } = job;
  const subject = subjectOf(job);
  const at = ended.updated_at;
  const confirmBy = confirmByOf(tx, job);
  const named = await subject.listUnconfirmed(tx, jobId, confirmBy);
  const performers = (await subject.listPerformers?.(tx, jobId, job.started_at ?? job.updated_at)) ?? [];
  await publishEvent(tx, 'import.confirmations_requested', { ...eventOf(job, at), importerId, named, performers });
  if (named.length > 0) await watchImport(tx, { jobId, confirmBy, at });
  const claimed = job.claims_rights ? ((await subject.claims?.(tx, jobId, 0))?.counts.claimed ?? 0) : 0;
  const counts = { isWhole: ended.state === 'done', written: job.imported - claimed, claimed };
  await publishEvent(tx, 'import.ended', { ...eventOf(job, job.updated_at), importerId, ...counts });
  const memberIds = [importerId, ...[...named, ...performers].map(({ member_id }) => member_id)];
  await publish(tx, { topic: subject.topic, memberIds });
}
