// Loaded again for each test file, because hooks end with the file.
import { afterEach, beforeEach, expect } from './jest-globals.ts';
import { failOnConsole } from './unexpected-console.ts';

export * from './jest-globals.ts';

/** Far beyond any test, so that a slow machine doesn't fail one. */
const LIMIT_MS = 120_000;
// Tests may replace the timers.
const { setTimeout, clearTimeout } = globalThis;

let limit: NodeJS.Timeout | undefined;

failOnConsole();
beforeEach(() => {
  limit = setTimeout(endHangingTest, LIMIT_MS);
});

afterEach(() => clearTimeout(limit));

/** Uncaught on purpose: it fails this test file, and the others go on. */
function endHangingTest(): void {
  throw new Error(`“${expect.getState().currentTestName}” has not ended after ${LIMIT_MS / 1_000} seconds.`);
}
