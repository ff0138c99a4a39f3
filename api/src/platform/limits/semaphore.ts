import type { Message } from '@counterpoint/messages';
import * as text from '../../messages/errors.generated.ts';
import { AppError } from '../http/app-error.ts';

interface SemaphoreOptions {
  readonly message?: Message;
  /** A task that has waited longer is refused too: its caller has probably given up. */
  readonly maxWaitMs?: number;
}

/** Refuses tasks beyond `maxWaiting` with 503. */
export function createSemaphore(permits: number, maxWaiting: number, options: SemaphoreOptions = {}) {
  const { message = text.tooManySignIns, maxWaitMs = Number.POSITIVE_INFINITY } = options;
  const waiting: { readonly since: number; readonly turn: PromiseWithResolvers<void> }[] = [];
  let free = permits;

  async function acquire(): Promise<void> {
    if (free > 0) {
      free -= 1;
      return;
    }
    if (waiting.length >= maxWaiting) throw refusal(message);
    const turn = Promise.withResolvers<void>();
    waiting.push({ since: performance.now(), turn });
    await turn.promise;
  }

  function release(): void {
    let next = waiting.shift();
    for (; next && performance.now() - next.since > maxWaitMs; next = waiting.shift())
      next.turn.reject(refusal(message));
    if (next) next.turn.resolve();
    else free += 1;
  }

  return async function run<Result>(work: () => Promise<Result>): Promise<Result> {
    await acquire();
    try {
      return await work();
    } finally {
      release();
    }
  };
}

function refusal(message: Message): AppError {
  return new AppError(503, 'busy', message(), { headers: { 'retry-after': '5' } });
}
