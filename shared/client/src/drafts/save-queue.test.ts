import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { createSaveQueue } from './save-queue.ts';

/** A server whose responses the test releases one by one. */
function slowServer() {
  const calls: { value: string; answer: (isSaved: boolean) => void }[] = [];
  const save = (value: string) => new Promise<boolean>((answer) => calls.push({ value, answer }));
  return { calls, queue: createSaveQueue<string>(save, 1000) };
}

describe('save queue', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  test('saves once, a second after the last change', async () => {
    const { calls, queue } = slowServer();
    queue.put('V');
    await jest.advanceTimersByTimeAsync(900);
    queue.put('Vo');
    await jest.advanceTimersByTimeAsync(900);
    expect(calls).toHaveLength(0);
    await jest.advanceTimersByTimeAsync(100);
    expect(calls.map((call) => call.value)).toEqual(['Vo']);
  });

  test('never runs two saves at once, and then sends the newest', async () => {
    const { calls, queue } = slowServer();
    queue.put('one');
    const flushed = queue.flush();
    queue.put('two');
    queue.put('three');
    await jest.advanceTimersByTimeAsync(5000);
    expect(calls.map((call) => call.value)).toEqual(['one']);
    calls[0]?.answer(true);
    await jest.advanceTimersByTimeAsync(0);
    expect(calls.map((call) => call.value)).toEqual(['one', 'three']);
    calls[1]?.answer(true);
    await expect(flushed).resolves.toBe(true);
    expect(queue.unsaved).toBeNull();
  });

  test('keeps failed saves until they succeed', async () => {
    const { calls, queue } = slowServer();
    queue.put('kept');
    const first = queue.flush();
    calls[0]?.answer(false);
    await expect(first).resolves.toBe(false);
    expect(queue.unsaved).toBe('kept');
    queue.flushLater(10_000);
    await jest.advanceTimersByTimeAsync(10_000);
    expect(calls).toHaveLength(2);
    calls[1]?.answer(true);
    await jest.advanceTimersByTimeAsync(0);
    expect(queue.unsaved).toBeNull();
  });

  test('sends what was typed during a save that failed', async () => {
    const { calls, queue } = slowServer();
    queue.put('rejected');
    const flushed = queue.flush();
    queue.put('corrected');
    await jest.advanceTimersByTimeAsync(5000);
    calls[0]?.answer(false);
    await jest.advanceTimersByTimeAsync(0);
    expect(calls.map((call) => call.value)).toEqual(['rejected', 'corrected']);
    calls[1]?.answer(true);
    await expect(flushed).resolves.toBe(true);
  });

  test('does nothing when nothing is pending', async () => {
    const { calls, queue } = slowServer();
    await expect(queue.flush()).resolves.toBe(true);
    expect(calls).toHaveLength(0);
  });
});
