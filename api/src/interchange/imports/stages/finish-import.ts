import { inTransaction, type Tx } from '../../../platform/db/transaction.ts';
import { publishEvent } from '../../../platform/events/events.ts';
import { publish } from '../../../platform/live/outbox-repository.ts';
import type {} from '../import-events.ts';
import { enterState, type ImportChange, type ImportJob, readImport } from '../import-repository.ts';
import type { NamedMember, SubjectFacts } from '../import-subject.ts';
import { watchImport } from '../import-watch.ts';
import type { Step } from '../running/import-run.ts';
import { deleteValidatedFile } from '../validated-file/validated-file-repository.ts';

const DAY_MS = 86_400_000;

/** One notification per member for the whole import. Also runs after the member stopped it. */
export async function finishImport(
  step: Step,
  subject: SubjectFacts,
  ended: ImportChange & Pick<ImportJob, 'state' | 'updated_at'>,
): Promise<void> {
  const { writing, jobId, env } = step;
  const at = ended.updated_at as Date;
  await inTransaction(writing.db, async (tx) => {
    const job = await readImport(tx, jobId);
    const named = job.as_drafts ? [] : await requestConfirmations(tx, { job, subject, at });
    if (named.length > 0) await watchDeadline(tx, job, env);
    await publishEnd(tx, { job, subject, isWhole: ended.state === 'done' });
    await publish(tx, {
      topic: subject.topic,
      memberIds: [job.member_id, ...named.map(({ member_id }) => member_id)],
    });
    if (ended.state === 'done') await deleteValidatedFile(tx, jobId, at);
    await enterState(tx, jobId, ended);
  });
}

async function requestConfirmations(
  tx: Tx,
  { job, subject, at }: { readonly job: ImportJob; readonly subject: SubjectFacts; readonly at: Date },
): Promise<NamedMember[]> {
  const named = await subject.newlyNamed(tx, job.id);
  await publishEvent(tx, 'import.confirmations_requested', {
    importId: job.id,
    fileName: job.file_name,
    subject: subject.id,
    importerId: job.member_id,
    named,
    at,
  });
  return named;
}

async function watchDeadline(tx: Tx, job: ImportJob, env: Step['env']): Promise<void> {
  const since = job.started_at ?? job.updated_at;
  const confirmBy = new Date(since.getTime() + env.CONFIRMATION_DAYS * DAY_MS);
  await watchImport(tx, { jobId: job.id, since, confirmBy, responseDays: env.RECORDING_RESPONSE_DAYS });
}

async function publishEnd(
  tx: Tx,
  { job, subject, isWhole }: { readonly job: ImportJob; readonly subject: SubjectFacts; readonly isWhole: boolean },
): Promise<void> {
  const claimed = job.claims_rights ? ((await subject.claims?.(tx, job.id, 0))?.counts.claimed ?? 0) : 0;
  await publishEvent(tx, 'import.ended', {
    importId: job.id,
    fileName: job.file_name,
    subject: subject.id,
    importerId: job.member_id,
    isWhole,
    written: job.imported - claimed,
    claimed,
    at: job.updated_at,
  });
}
