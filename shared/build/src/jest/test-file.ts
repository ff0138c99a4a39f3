// Loaded again for each test file, because hooks end with the file.
import { afterEach, beforeEach, expect, jest } from './jest-globals.ts';

export * from './jest-globals.ts';

/** Far beyond any test, so that a slow machine doesn't fail one. */
const LIMIT_MS = 120_000;
const watched = ['error', 'warn'] as const;
// Tests may replace the timers.
const { setTimeout, clearTimeout } = globalThis;

let spies: ReturnType<typeof jest.spyOn>[] = [];
let limit: NodeJS.Timeout | undefined;

beforeEach(() => {
  spies = watched.map((name) => jest.spyOn(console, name));
  limit = setTimeout(endHangingTest, LIMIT_MS);
});

// Unexpected console errors and warnings fail a test; a test that expects one replaces the spy.
afterEach(() => {
  clearTimeout(limit);
  const calls = spies.flatMap((spy) => spy.mock.calls);
  for (const spy of spies) spy.mockRestore();
  expect(calls).toEqual([]);
});

/** Uncaught on purpose: it fails this test file, and the others go on. */
function endHangingTest(): void {
  throw new Error(`“${expect.getState().currentTestName}” has not ended after ${LIMIT_MS / 1_000} seconds.`);
}
