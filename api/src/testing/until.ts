import { setTimeout as pause } from 'node:timers/promises';

/**
 * Asks until it is so. A wait that would not end is ended by the test's own limit, the same for all, and does not keep the
 * process running after it.
 */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await pause(10, undefined, { ref: false });
}
