import { watchLaunchers } from './launchers.ts';

// SIGHUP: the terminal was closed.
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** A Ctrl-C comes from the terminal and once more from what started this; only a later one is a second thought. */
const SAME_MS = 1_000;

/** Calls `stop` when this process is told to end or what launched it has gone, and `hurry` when it is told again. */
export function onStop(stop: () => void, hurry: () => void): void {
  let stoppedAt: number | null = null;
  const handle = () => {
    if (stoppedAt === null) {
      stoppedAt = performance.now();
      stop();
    } else if (performance.now() - stoppedAt > SAME_MS) hurry();
  };
  for (const signal of SIGNALS) process.on(signal, handle);
  watchLaunchers(handle);
}
