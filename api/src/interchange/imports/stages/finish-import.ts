import { notify } from '../../../home/notifications/notification-service.ts';
import { inTransaction, type Tx } from '../../../platform/db/transaction.ts';
import { publish } from '../../../platform/live/publish.ts';
import { enterState, type ImportChange, type ImportJob, readImport } from '../import-repository.ts';
import type { NamedMember, SubjectFacts } from '../import-subject.ts';
import { watchImport } from '../import-watch.ts';
import { dropJudgedFile } from '../judged-file/judged-file-repository.ts';
import type { Step } from '../running/import-run.ts';

const DAY_MS = 86_400_000;

/**
 * What follows once works are written, whether all of them or those before the member stopped: each member whom they
 * name is told once for the whole import, and the time to confirm is watched.
 */
export async function finishImport(
  step: Step,
  subject: SubjectFacts,
  ended: ImportChange & Pick<ImportJob, 'state' | 'updated_at'>,
): Promise<void> {
  const { writing, jobId, env } = step;
  const at = ended.updated_at as Date;
  await inTransaction(writing.db, async (tx) => {
    const job = await readImport(tx, jobId);
    const named = job.as_drafts ? [] : await tellNamed(tx, { job, subject, at });
    if (named.length > 0) await watchDeadline(tx, job, env);
    await tellImporter(tx, { job, subject, isWhole: ended.state === 'done' });
    await publish(tx, {
      topic: subject.topic,
      memberIds: [job.member_id, ...named.map(({ member_id }) => member_id)],
    });
    if (ended.state === 'done') await dropJudgedFile(tx, jobId, at);
    await enterState(tx, jobId, ended);
  });
}

/** Tells those who have to confirm, each once an import: they find the works in their list. */
async function tellNamed(
  tx: Tx,
  { job, subject, at }: { readonly job: ImportJob; readonly subject: SubjectFacts; readonly at: Date },
): Promise<NamedMember[]> {
  const { one, many } = subject.noun;
  const rows = await subject.newlyNamed(tx, job.id);
  const notices = rows.map(({ member_id, works }) => ({
    memberId: member_id,
    kind: 'confirm_shares' as const,
    senderId: job.member_id,
    link: null,
    title: works === 1 ? `Confirm your shares in a ${one}` : `Confirm your shares in ${works} ${many}`,
    message: `They were imported from the file “${job.file_name}”. You find them in your list under ‘Awaiting confirmation’.`,
  }));
  await notify(tx, notices, at);
  return rows;
}

async function watchDeadline(tx: Tx, job: ImportJob, env: Step['env']): Promise<void> {
  const since = job.started_at ?? job.updated_at;
  const confirmBy = new Date(since.getTime() + env.CONFIRMATION_DAYS * DAY_MS);
  await watchImport(tx, { jobId: job.id, since, confirmBy, responseDays: env.RECORDING_RESPONSE_DAYS });
}

async function tellImporter(
  tx: Tx,
  { job, subject, isWhole }: { readonly job: ImportJob; readonly subject: SubjectFacts; readonly isWhole: boolean },
): Promise<void> {
  const claimed = job.claims_rights ? ((await subject.claims?.(tx, job.id, 0))?.counts.claimed ?? 0) : 0;
  const written = job.imported - claimed;
  const were = `${written === 1 ? 'was' : 'were'} imported${isWhole ? '' : ' before it was stopped'}`;
  const claims = claimed > 0 ? `; your rights are claimed in ${some(claimed, subject.noun)} of others` : '';
  const notice = {
    memberId: job.member_id,
    kind: 'import_done' as const,
    senderId: null,
    link: null,
    title: isWhole ? 'Import finished' : 'Import stopped',
    message: `${some(written, subject.noun)} of “${job.file_name}” ${were}${claims}`,
  };
  await notify(tx, [notice], job.updated_at);
}

function some(number: number, { one, many }: SubjectFacts['noun']): string {
  return number === 1 ? `1 ${one}` : `${number.toLocaleString('en')} ${many}`;
}
