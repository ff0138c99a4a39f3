import { afterEach, beforeEach, expect, jest } from '@jest/globals';

/** Unexpected console errors and warnings fail a test; a test that expects one replaces the spy. */
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
