import { inLanguage } from '@counterpoint/messages/node';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { enterState, readImport, readLanguage } from '../import-repository.ts';
import { RejectedFile } from '../rejected-file.ts';
import { finishImport } from '../stages/finish-import.ts';
import { readFile } from '../stages/read-file.ts';
import { subjectOf } from '../subjects.ts';
import { deleteValidatedFile } from '../validated-file/validated-file-repository.ts';
import { type ImportRun, ImportStopped, ImportTakenOver, type Step } from './import-run.ts';

const STEPS: Readonly<Record<string, (step: Step) => Promise<void>>> = {
  reading: readFile,
  checking: (step) => subjectOf(step.job).check(step),
  importing: (step) => subjectOf(step.job).write(step),
  undoing: (step) => subjectOf(step.job).undo(step),
};

export async function runImport(run: ImportRun): Promise<void> {
  const { reading, jobId } = run;
  for (;;) {
    const job = await readImport(reading, jobId);
    const step = STEPS[job.state];
    if (!step) return;
    try {
      await inLanguage(await readLanguage(reading, job.account_id), () => step({ ...run, job }));
    } catch (error) {
      if (error instanceof ImportTakenOver) return;
      await endEarly({ ...run, job }, error);
      return;
    }
  }
}

/** Errors of the member or the file end the import. All others are thrown, and retried. */
async function endEarly(step: Step, error: unknown): Promise<void> {
  const at = step.now();
  if (error instanceof ImportStopped) {
    const ended = { state: 'cancelled', updated_at: at, finished_at: at } as const;
    if (step.job.state === 'importing') return finishImport(step, subjectOf(step.job), ended);
    return endUnwritten(step, ended);
  }
  if (!(error instanceof RejectedFile)) throw error;
  const ended = { state: 'failed', problem: error.message, updated_at: at, finished_at: at } as const;
  await endUnwritten(step, ended);
}

/** Validated rows of an unfinished check are useless. */
async function endUnwritten({ job, writing }: Step, ended: Parameters<typeof enterState>[2]): Promise<void> {
  await inTransaction(writing.db, async (tx) => {
    await deleteValidatedFile(tx, job.id, ended.updated_at);
    await enterState(tx, job.id, ended);
  });
}
