// `@jest/globals` for a test file: loaded anew for each, because the hooks of a file end with it.
import { afterEach, beforeEach, expect, jest } from './jest-globals.ts';

export * from './jest-globals.ts';

/** Far beyond what anything takes: no test is about time, and a small machine may have other work. */
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

// An error or a warning that a test did not ask for fails it; a test that expects one replaces the spy itself.
afterEach(() => {
  clearTimeout(limit);
  const calls = spies.flatMap((spy) => spy.mock.calls);
  for (const spy of spies) spy.mockRestore();
  expect(calls).toEqual([]);
});

/** Nothing catches this: the test file fails, and the others go on. */
function endHangingTest(): void {
  throw new Error(`“${expect.getState().currentTestName}” has not ended after ${LIMIT_MS / 1_000} seconds.`);
}
