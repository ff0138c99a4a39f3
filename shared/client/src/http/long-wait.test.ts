import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import * as z from 'zod/mini';
import { createHttpClient, type HttpClientOptions, LONG_WAIT_MS } from './index.ts';

const title = z.object({ title: z.string() });
const realFetch = globalThis.fetch;
const fetchMock = jest.fn<(request: Request) => Promise<Response>>();

function newClient({ onLongWait }: Pick<HttpClientOptions, 'onLongWait'>) {
  return createHttpClient({ session: { get: () => null }, ...(onLongWait && { onLongWait }) });
}

beforeEach(() => {
  fetchMock.mockReset().mockResolvedValue(
    new Response(JSON.stringify({ data: { title: 'Songbird' } }), {
      headers: { 'content-type': 'application/json' },
    }),
  );
  globalThis.fetch = (input, init) => fetchMock(input instanceof Request ? input : new Request(input, init));
});
afterEach(() => {
  globalThis.fetch = realFetch;
});

describe('a call that waits long', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  const hang = (request: Request) =>
    new Promise<Response>((_resolve, reject) =>
      request.signal.addEventListener('abort', () => reject(request.signal.reason)),
    );

  test('is announced, can be cancelled, and is over then', async () => {
    fetchMock.mockImplementation(hang);
    const endWait = jest.fn();
    const onLongWait = jest.fn((_cancel: () => void) => endWait);
    const call = newClient({ onLongWait }).get('/x', { schema: title });
    const outcome = expect(call).rejects.toMatchObject({ kind: 'aborted', message: 'The request was cancelled.' });
    await jest.advanceTimersByTimeAsync(LONG_WAIT_MS - 1);
    expect(onLongWait).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(600_000);
    expect(onLongWait).toHaveBeenCalledTimes(1);
    expect(endWait).not.toHaveBeenCalled();
    onLongWait.mock.calls[0]?.[0]();
    await outcome;
    expect(endWait).toHaveBeenCalledTimes(1);
  });

  test('is not announced when the response came in time', async () => {
    const onLongWait = jest.fn((_cancel: () => void) => () => undefined);
    await newClient({ onLongWait }).get('/x', { schema: title });
    await jest.advanceTimersByTimeAsync(600_000);
    expect(onLongWait).not.toHaveBeenCalled();
  });
});
