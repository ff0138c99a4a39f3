import type { FastifyBaseLogger } from 'fastify';

interface PollerOptions {
  readonly intervalMs: number;
  /** Logged with what `work` throws. */
  readonly name: string;
  /** Work on a queue must check `isStopping` before each item. */
  work(log: FastifyBaseLogger, isStopping: () => boolean): Promise<unknown>;
}

/** Takes from a queue until it is empty or the poller stops, and returns how many were done. */
export async function drainQueue(
  runNext: () => Promise<'done' | 'failed' | 'none'>,
  isStopping = () => false,
): Promise<number> {
  let done = 0;
  while (!isStopping()) {
    const outcome = await runNext();
    if (outcome === 'none') break;
    if (outcome === 'done') done += 1;
  }
  return done;
}

/** Works at the start, at intervals and when woken; once more if woken while it works. */
export function createPoller({ intervalMs, name, work }: PollerOptions) {
  let log: FastifyBaseLogger | null = null;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | null = null;
  let isWoken = false;

  async function run(logger: FastifyBaseLogger): Promise<void> {
    while (isWoken && log) {
      isWoken = false;
      await work(logger, () => log === null).catch((error: unknown) =>
        logger.error({ err: error, poller: name }, 'poll failed'),
      );
    }
    running = null;
  }

  function wake(): void {
    isWoken = true;
    if (log) running ??= run(log);
  }

  return {
    start(logger: FastifyBaseLogger): void {
      log = logger;
      timer = setInterval(wake, intervalMs).unref();
      wake();
    },
    wake,
    async stop(): Promise<void> {
      clearInterval(timer);
      log = null;
      await running;
    },
  };
}
