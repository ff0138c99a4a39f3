import { explain } from '../platform/config/run-command.ts';

// SIGHUP: the terminal was closed.
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** A second signal exits at once. */
export function stopOnSignals(close: () => Promise<void>): void {
  let isStopping = false;
  for (const signal of SIGNALS)
    process.on(signal, () => {
      // pnpm and the terminal both forward the same Ctrl-C; only a later signal is a second one.
      if (isStopping) return;
      isStopping = true;
      setTimeout(() => {
        for (const again of SIGNALS) process.on(again, () => process.exit(1));
      }, 1_000).unref();
      void stop(close);
    });
}

async function stop(close: () => Promise<void>): Promise<void> {
  try {
    await close();
    process.exit(0);
  } catch (error) {
    process.stderr.write(`${explain(error)}\n`);
    process.exit(1);
  }
}
