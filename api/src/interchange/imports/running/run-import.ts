import { inLanguage } from '@counterpoint/messages/node';
import { readLanguage } from '../../../members/account/account-repository.ts';
import { FileStore } from '../../../platform/files/file-store.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { ThreadContext } from '../../../platform/threads/thread-tasks.ts';
import { readImport } from '../import-repository.ts';
import { RejectedFile } from '../rejected-file.ts';
import { checkFile } from '../stages/check-file.ts';
import { endImport } from '../stages/end-import.ts';
import { readFile } from '../stages/read-file.ts';
import { undoImport } from '../stages/undo-import.ts';
import { writeFile } from '../stages/write-file.ts';
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
    secondWriting: await openConnection(),
  };
  const { reading, ...writing } = connections;
  try {
    const files = new FileStore({ db: writing.writing.db, env, now });
    await runImport({ jobId, env, now, files, reading: reading.db, ...writing });
  } finally {
    await Promise.all(Object.values(connections).map((each) => each.close()));
  }
}

const STEPS: Readonly<Record<string, (step: Step) => Promise<void>>> = {
  reading: readFile,
  checking: checkFile,
  importing: writeFile,
  undoing: undoImport,
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
async function endEarly({ job, now, writing }: Step, error: unknown): Promise<void> {
  const at = now();
  const times = { updated_at: at, finished_at: at };
  if (error instanceof ImportStopped) return endImport(writing.db, job.id, { state: 'cancelled', ...times });
  const isLimit = error instanceof AppError && error.code === 'too_many_parties';
  if (!(error instanceof RejectedFile || isLimit)) throw error;
  await endImport(writing.db, job.id, { state: 'failed', problem: error.message, ...times });
}
