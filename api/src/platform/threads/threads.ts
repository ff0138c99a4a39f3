import { currentLanguage } from '@counterpoint/messages';
import * as text from '../../messages/errors.generated.ts';
import { AppError } from '../http/app-error.ts';
import { createSemaphore } from '../limits/semaphore.ts';
import type { Services } from '../services.ts';
import { traced } from '../tracing/traced.ts';
import type { ThreadPool } from './thread-pool.ts';
import type { Refusal, ThreadInput, ThreadMessage, ThreadResult, ThreadTaskName } from './thread-tasks.ts';

declare module '../services.ts' {
  interface Services {
    readonly threads: Threads;
  }
}

const MAX_WAITING = 50;
/** More than the documents that one side of a case can add at once. */
const MAX_WAITING_OF_MEMBER = 25;

interface ThreadLimits {
  /** A member's tasks run one after the other, which leaves threads to others; null for any number at once. */
  readonly memberId: string | null;
  readonly maxSeconds: number;
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

type ThreadsOptions = Pick<Services, 'connection' | 'env' | 'now'> & { readonly pool: ThreadPool };

export function createThreads({ connection, env, now, pool }: ThreadsOptions): Threads {
  const runInTurn = createSemaphore(pool.maxThreads, MAX_WAITING, { message: text.filesBusy });
  const runInTurnOfMember = createMemberTurns();
  return {
    run: (name, input, { memberId, maxSeconds }) =>
      runInTurnOfMember(memberId, () =>
        runInTurn(async () => {
          const message: ThreadMessage = {
            connection: { ...connection },
            env,
            name,
            input,
            language: currentLanguage(),
            clockAhead: now().getTime() - Date.now(),
          };
          const signal = AbortSignal.timeout(maxSeconds * 1_000);
          const answer = await traced('thread', name, () => pool.run(message, signal).catch(explain));
          if ('refusal' in answer) throw toAppError(answer.refusal);
          // The name decides on the type of the result; `main/thread.ts` checks that.
          return answer.result as ThreadResult<typeof name>;
        }),
      ),
    stop: pool.stop,
  };
}

function createMemberTurns() {
  const turns = new Map<string, { readonly run: ReturnType<typeof createSemaphore>; users: number }>();
  return async function run<Result>(memberId: string | null, work: () => Promise<Result>): Promise<Result> {
    if (memberId === null) return work();
    const turn = turns.get(memberId) ?? {
      run: createSemaphore(1, MAX_WAITING_OF_MEMBER, { message: text.filesBusy }),
      users: 0,
    };
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

function toAppError({ status, code, message, details, headers }: Refusal): AppError {
  return new AppError(status, code, message, { headers, ...(details && { details }) });
}
