import { createThreadPools } from '../main/create-services.ts';
import type { ThreadPool } from '../platform/threads/thread-pool.ts';

const pools = createThreadPools();

/** The pools of all APIs in this process: each thread takes a second to start. */
export function sharedThreads(): typeof pools {
  return { imports: partOf(pools.imports), others: partOf(pools.others) };
}

/** Stopping it ends only its own tasks. */
function partOf(pool: ThreadPool): ThreadPool {
  const stopping = new AbortController();
  const running = new Set<Promise<unknown>>();
  return {
    maxThreads: pool.maxThreads,
    run(message, signal) {
      const task = pool.run(message, AbortSignal.any([signal, stopping.signal])).finally(() => running.delete(task));
      running.add(task);
      return task;
    },
    async stop() {
      stopping.abort();
      await Promise.allSettled(running);
    },
  };
}
