import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import * as z from 'zod/mini';
import { createHttpClient } from './index.ts';
import { prefetch } from './prefetch.ts';

const title = z.object({ title: z.string() });
const realFetch = globalThis.fetch;
const fetchMock = jest.fn<(request: Request) => Promise<Response>>();

function read(token = 'the-token', options: { readonly signal?: AbortSignal } = {}) {
  const client = createHttpClient({ session: { get: () => ({ token, exp: 9e9 }) } });
  return client.get('songs/1', { schema: title, ...options });
}

beforeEach(() => {
  document.documentElement.lang = 'en';
  fetchMock.mockReset().mockImplementation(
    async () =>
      new Response(JSON.stringify({ data: { title: 'Songbird' } }), {
        headers: { 'content-type': 'application/json' },
      }),
  );
  globalThis.fetch = (input, init) => fetchMock(new Request(input, init));
});
afterEach(() => {
  globalThis.fetch = realFetch;
});

test('uses a prefetched response for the first call, and fetches for the next', async () => {
  prefetch(['songs/1'], 'the-token');
  await expect(read()).resolves.toEqual({ title: 'Songbird' });
  expect(fetchMock).toHaveBeenCalledTimes(1);
  await read();
  expect(fetchMock).toHaveBeenCalledTimes(2);
  const [first, second] = fetchMock.mock.calls.map(([{ url, headers }]) => [url, ...headers]);
  expect(first).toEqual(second);
});

test('doesn’t use a response that was prefetched in another session', async () => {
  prefetch(['songs/1'], 'the-token');
  await read('another-token');
  expect(fetchMock).toHaveBeenCalledTimes(2);
});

test('aborts the prefetch with the call that uses it', async () => {
  fetchMock.mockImplementation(
    ({ signal }) => new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  );
  prefetch(['songs/1'], 'the-token');
  const controller = new AbortController();
  const call = read('the-token', { signal: controller.signal });
  controller.abort();
  await expect(call).rejects.toMatchObject({ kind: 'aborted' });
  expect(fetchMock.mock.calls[0]?.[0].signal.aborted).toBe(true);
});

test('fails the call whose prefetch failed, and fetches again for a retry', async () => {
  fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  prefetch(['songs/1'], 'the-token');
  await expect(read()).rejects.toMatchObject({ kind: 'network' });
  await expect(read()).resolves.toEqual({ title: 'Songbird' });
});
