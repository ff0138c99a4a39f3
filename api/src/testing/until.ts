import { setTimeout as pause } from 'node:timers/promises';

/** Repeats until the condition holds; the test's own timeout ends it, and it doesn't keep the process running. */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await pause(10, undefined, { ref: false });
}
