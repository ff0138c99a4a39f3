import { inLanguage } from '@counterpoint/messages/node';
import { readLanguage } from '../../../members/account/account-repository.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { createFileStore } from '../../../platform/files/file-store.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { ThreadContext } from '../../../platform/threads/thread-tasks.ts';
import { enterState, readImport } from '../import-repository.ts';
import { RejectedFile } from '../rejected-file.ts';
import { finishImport } from '../stages/finish-import.ts';
import { readFile } from '../stages/read-file.ts';
import { subjectOf } from '../subjects.ts';
import { deleteValidatedFile } from '../validated-file/validated-file-repository.ts';
import { type ImportRun, ImportStopped, ImportTakenOver, type Step } from './import-run.ts';

interface ImportTask {
  readonly jobId: string;
}

declare module '../../../platform/threads/thread-tasks.ts' {
  interface ThreadTasks {
    import(task: ImportTask): void;
  }
}

/** Runs one import until it waits for its member. */
export async function runImportTask({ jobId }: ImportTask, { env, now, openConnection }: ThreadContext): Promise<void> {
  const connections = {
    reading: await openConnection(),
    writing: await openConnection(),
    writingBeside: await openConnection(),
  };
  const { reading, ...writing } = connections;
  try {
    const files = createFileStore({ db: writing.writing.db, env, now });
    await runImport({ jobId, env, now, files, reading: reading.db, ...writing });
  } finally {
    await Promise.all(Object.values(connections).map((each) => each.close()));
  }
}

const STEPS: Readonly<Record<string, (step: Step) => Promise<void>>> = {
  reading: readFile,
  checking: (step) => subjectOf(step.job).check(step),
  importing: (step) => subjectOf(step.job).write(step),
  undoing: (step) => subjectOf(step.job).undo(step),
};

async function runImport(run: ImportRun): Promise<void> {
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
  if (!(error instanceof RejectedFile || isLimitReached(error))) throw error;
  const ended = { state: 'failed', problem: error.message, updated_at: at, finished_at: at } as const;
  await endUnwritten(step, ended);
}

function isLimitReached(error: unknown): error is AppError {
  return error instanceof AppError && error.code === 'too_many_parties';
}

/** Validated rows of an unfinished check are useless. */
async function endUnwritten({ job, writing }: Step, ended: Parameters<typeof enterState>[2]): Promise<void> {
  await inTransaction(writing.db, async (tx) => {
    await deleteValidatedFile(tx, job.id, ended.updated_at);
    await enterState(tx, job.id, ended);
  });
}
