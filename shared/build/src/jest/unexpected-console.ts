import { afterEach, beforeEach, expect, jest } from '@jest/globals';

/** An error or a warning that a test did not ask for fails it; a test that expects one replaces the spy itself. */
const watched = ['error', 'warn'] as const;
let spies: ReturnType<typeof jest.spyOn>[] = [];

beforeEach(() => {
  spies = watched.map((name) => jest.spyOn(console, name));
});

afterEach(() => {
  const calls = spies.flatMap((spy) => spy.mock.calls);
  for (const spy of spies) spy.mockRestore();
  expect(calls).toEqual([]);
});
