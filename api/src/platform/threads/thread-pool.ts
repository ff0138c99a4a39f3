import { setFlagsFromString } from 'node:v8';
import type { Piscina } from 'piscina';
import type { ThreadAnswer, ThreadMessage } from './thread-tasks.ts';

/** Heap growth before a full collection. V8's default for a thread's low limit would cost 20% more CPU time. */
const GROWTH_PERCENT = 80;
/** A thread takes a second to start, so it is reused for a member's next step. */
const IDLE_TIMEOUT_MS = 60_000;

export interface ThreadPool {
  readonly maxThreads: number;
  /** The thread of an aborted task ends. */
  run(message: ThreadMessage, signal: AbortSignal): Promise<ThreadAnswer>;
  stop(): Promise<void>;
}

interface ThreadPoolOptions {
  /** The module that runs the tasks. */
  readonly entry: URL;
  readonly maxThreads: number;
  /** Heap of each. A file that needs more isn't what it seems, or its format doesn't stream. */
  readonly maxMegabytes: number;
  /** Part of it for short-lived garbage. More room would only make a thread larger. */
  readonly youngMegabytes: number;
}

export function createThreadPool(setting: ThreadPoolOptions): ThreadPool {
  let opened: Promise<Piscina<ThreadMessage, ThreadAnswer>> | null = null;
  return {
    maxThreads: setting.maxThreads,
    async run(message, signal) {
      opened ??= openPool(setting);
      return (await opened).run(message, { signal });
    },
    async stop() {
      await (await opened)?.destroy();
    },
  };
}

/** Loads the library on first use. */
async function openPool({ entry, maxThreads, maxMegabytes, youngMegabytes }: ThreadPoolOptions) {
  const { Piscina } = await import('piscina');
  setFlagsFromString(`--heap-growing-percent=${GROWTH_PERCENT}`);
  const pool = new Piscina<ThreadMessage, ThreadAnswer>({
    filename: entry.href,
    name: 'runTask',
    minThreads: 0,
    maxThreads,
    idleTimeout: IDLE_TIMEOUT_MS,
    // An idle thread would otherwise block in Atomics.wait, with its timers and sockets.
    atomics: 'disabled',
    recordTiming: false,
    execArgv: ['--disable-warning=ExperimentalWarning'],
    resourceLimits: { maxOldGenerationSizeMb: maxMegabytes, maxYoungGenerationSizeMb: youngMegabytes },
  });
  // An idle thread that fails is replaced; without a listener, its error would end the process.
  pool.on('error', (error: Error) => process.emitWarning(error));
  return pool;
}
