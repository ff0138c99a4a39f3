import { afterEach, beforeEach, expect, jest } from '@jest/globals';

/** Unexpected console errors and warnings fail a test; a test that expects one replaces the spy. */
export function failOnConsole(): void {
  let spies: ReturnType<typeof jest.spyOn>[] = [];
  beforeEach(() => {
    spies = [jest.spyOn(console, 'error'), jest.spyOn(console, 'warn')];
  });
  afterEach(() => {
    const calls = spies.flatMap((spy) => spy.mock.calls);
    for (const spy of spies) spy.mockRestore();
    expect(calls).toEqual([]);
  });
}
