import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import type { WorkerAnswer, WorkerSetting, WorkerTask } from './worker-messages.ts';

/** A file that needs more is no table of works, or a format that does not stream. */
const MOST_MEGABYTES = 256;
/** What a batch leaves behind is short-lived; with more room for it the thread would only be larger. */
const YOUNG_MEGABYTES = 24;
/**
 * How much a heap grows before all of it is looked through. Threads with so low a limit do so after a third, several times a
 * second: an import takes 20% more of a processor then. For every thread of the process, V8 knows no other way.
 */
const GROWTH_PERCENT = 80;
/** A thread takes a second to start: one that was used is kept for the next step of the same member. */
const KEPT_FOR_MS = 60_000;

/** How a task ended: well, or with an error after which it may be tried again unless it was the memory. */
export interface TaskEnd {
  readonly error: unknown;
  readonly isOutOfMemory: boolean;
}

/** A thread that works on one import at a time. */
export interface ImportThread {
  run(task: WorkerTask): Promise<TaskEnd>;
  stop(): Promise<void>;
}

/** Starts a thread that runs the program `entry`; `onGone` is called when it has ended, by itself or for want of work. */
export function startThread(entry: URL, setting: WorkerSetting, onGone: () => void): ImportThread {
  setFlagsFromString(`--heap-growing-percent=${GROWTH_PERCENT}`);
  const worker = new Worker(entry, {
    workerData: setting,
    execArgv: ['--disable-warning=ExperimentalWarning'],
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES, maxYoungGenerationSizeMb: YOUNG_MEGABYTES },
  });
  let end: ((end: TaskEnd) => void) | null = null;
  let idle: NodeJS.Timeout | undefined;
  const settle = (how: TaskEnd) => {
    end?.(how);
    end = null;
  };
  worker.on('message', ({ error }: WorkerAnswer) => {
    idle = setTimeout(() => worker.terminate(), KEPT_FOR_MS).unref();
    worker.unref();
    settle({ error, isOutOfMemory: false });
  });
  worker.on('error', (error: Error) =>
    settle({ error, isOutOfMemory: 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY' }),
  );
  worker.once('exit', (code) => {
    clearTimeout(idle);
    onGone();
    settle({ error: new Error(`The thread ended with ${code}.`), isOutOfMemory: false });
  });
  return {
    run(task) {
      clearTimeout(idle);
      worker.ref();
      worker.postMessage(task);
      return new Promise((resolve) => {
        end = resolve;
      });
    },
    async stop() {
      await worker.terminate();
    },
  };
}
