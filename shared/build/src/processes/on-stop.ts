import { watchLaunchers } from './launchers.ts';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Ctrl-C arrives twice, from the terminal and the launcher; only a later one means hurry. */
const SAME_MS = 1_000;

/** Calls `stop` on the first signal or when the launcher has exited, and `hurry` on a second signal. */
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
