import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import type { WorkerAnswer, WorkerSetting, WorkerTask } from './worker-messages.ts';

/** A file that needs more isn't a table, or its format doesn't stream. */
const MOST_MEGABYTES = 256;
/** Batches leave short-lived garbage. More room would only make the thread larger. */
const YOUNG_MEGABYTES = 24;
/** Heap growth before a full collection. V8's default for the low limit above would cost 20% more CPU time. */
const GROWTH_PERCENT = 80;
/** A thread takes a second to start, so it is reused for the same member's next step. */
const KEPT_FOR_MS = 60_000;

export interface TaskEnd {
  readonly error: unknown;
  readonly isOutOfMemory: boolean;
}

export interface ImportThread {
  run(task: WorkerTask): Promise<TaskEnd>;
  stop(): Promise<void>;
}

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
