import { setFlagsFromString } from 'node:v8';
import { currentLanguage } from '@counterpoint/messages';
import type { Piscina } from 'piscina';
import * as text from '../../messages/errors.generated.ts';
import { AppError } from '../http/app-error.ts';
import { createSemaphore } from '../limits/semaphore.ts';
import { traced } from '../tracing/traced.ts';
import type {
  ThreadAnswer,
  ThreadInput,
  ThreadMessage,
  ThreadResult,
  ThreadSetting,
  ThreadTaskName,
} from './thread-tasks.ts';

declare module '../services.ts' {
  interface Services {
    readonly threads: Threads;
  }
}

/** Heap growth before a full collection. V8's default for a thread's low limit would cost 20% more CPU time. */
const GROWTH_PERCENT = 80;
/** A thread takes a second to start, so it is reused for a member's next step. */
const KEPT_FOR_MS = 60_000;
const MOST_WAITING = 50;
/** More than the documents that one side of a case can add at once. */
const MOST_WAITING_OF_MEMBER = 25;

interface ThreadLimits {
  /** A member's tasks run one after the other, which leaves threads to others; null for any number at once. */
  readonly memberId: string | null;
  readonly mostSeconds: number;
}

/** Work that could take more than 50 ms runs here, since the main thread serves all members. */
export interface Threads {
  /** Throws the task's `AppError`, and 422 `takes_too_long` or `needs_memory` above its limits. */
  run<Name extends ThreadTaskName>(
    name: Name,
    input: ThreadInput<Name>,
    limits: ThreadLimits,
  ): Promise<ThreadResult<Name>>;
  /** Ends running tasks, too. */
  stop(): Promise<void>;
}

export interface ThreadsSetting extends ThreadSetting {
  readonly now: () => Date;
  /** The module that runs the tasks. */
  readonly entry: URL;
  readonly mostThreads: number;
  /** Heap of each. A file that needs more isn't what it seems, or its format doesn't stream. */
  readonly mostMegabytes: number;
  /** Part of it for short-lived garbage. More room would only make a thread larger. */
  readonly youngMegabytes: number;
}

export function createThreads(setting: ThreadsSetting): Threads {
  const runInTurn = createSemaphore(setting.mostThreads, MOST_WAITING, text.filesBusy);
  const runInTurnOfMember = createMemberTurns();
  let opened: Promise<Piscina<ThreadMessage, ThreadAnswer>> | null = null;
  return {
    run: (name, input, { memberId, mostSeconds }) =>
      runInTurnOfMember(memberId, () =>
        runInTurn(async () => {
          opened ??= openPool(setting);
          const clockAhead = setting.now().getTime() - Date.now();
          const message: ThreadMessage = { name, input, language: currentLanguage(), clockAhead };
          const signal = AbortSignal.timeout(mostSeconds * 1_000);
          const pool = await opened;
          const answer = await traced('thread', name, () => pool.run(message, { signal }).catch(explain));
          if ('refusal' in answer) throw toAppError(answer.refusal);
          // The name decides on the type of the result; `main/thread.ts` checks that.
          return answer.result as ThreadResult<typeof name>;
        }),
      ),
    async stop() {
      await (await opened)?.destroy();
    },
  };
}

/** Loads the library on first use. */
async function openPool({ connection, env, entry, mostThreads, ...heap }: ThreadsSetting) {
  const { Piscina } = await import('piscina');
  setFlagsFromString(`--heap-growing-percent=${GROWTH_PERCENT}`);
  const workerData: ThreadSetting = { connection: { ...connection }, env };
  const pool = new Piscina<ThreadMessage, ThreadAnswer>({
    filename: entry.href,
    name: 'runTask',
    workerData,
    minThreads: 0,
    maxThreads: mostThreads,
    idleTimeout: KEPT_FOR_MS,
    // An idle thread would otherwise block in Atomics.wait, with its timers and sockets.
    atomics: 'disabled',
    recordTiming: false,
    execArgv: ['--disable-warning=ExperimentalWarning'],
    resourceLimits: { maxOldGenerationSizeMb: heap.mostMegabytes, maxYoungGenerationSizeMb: heap.youngMegabytes },
  });
  // An idle thread that fails is replaced; without a listener, its error would end the process.
  pool.on('error', (error: Error) => process.emitWarning(error));
  return pool;
}

function createMemberTurns() {
  const turns = new Map<string, { readonly run: ReturnType<typeof createSemaphore>; users: number }>();
  return async function run<Result>(memberId: string | null, work: () => Promise<Result>): Promise<Result> {
    if (memberId === null) return work();
    const turn = turns.get(memberId) ?? { run: createSemaphore(1, MOST_WAITING_OF_MEMBER, text.filesBusy), users: 0 };
    turns.set(memberId, turn);
    turn.users += 1;
    try {
      return await turn.run(work);
    } finally {
      turn.users -= 1;
      if (turn.users === 0) turns.delete(memberId);
    }
  };
}

function explain(cause: unknown): never {
  const { name, code } = Object(cause);
  if (name === 'AbortError') throw new AppError(422, 'takes_too_long', text.tooDemanding(), { cause });
  if (code === 'ERR_WORKER_OUT_OF_MEMORY') throw new AppError(422, 'needs_memory', text.tooDemanding(), { cause });
  throw cause;
}

function toAppError({
  status,
  code,
  message,
  details,
  headers,
}: Extract<ThreadAnswer, { refusal: unknown }>['refusal']) {
  return new AppError(status, code, message, { headers, ...(details && { details }) });
}
