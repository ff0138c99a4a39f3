import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import * as z from 'zod/mini';
import { callAhead } from './calls-ahead.ts';
import { createHttpClient } from './index.ts';

const title = z.object({ title: z.string() });
const realFetch = globalThis.fetch;
const fetchMock = jest.fn<(request: Request) => Promise<Response>>();
const reads = { baseUrl: `${location.origin}/api/v1`, token: 'the-token', language: 'en' };

function read(token = 'the-token', options: { readonly signal?: AbortSignal } = {}) {
  const client = createHttpClient({ session: { get: () => ({ token, exp: 9e9 }) } });
  return client.get('songs/1', { schema: title, ...options });
}

beforeEach(() => {
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

test('a read sent ahead answers the client’s first call, and the next one asks again', async () => {
  callAhead(['songs/1'], reads);
  await expect(read()).resolves.toEqual({ title: 'Songbird' });
  expect(fetchMock).toHaveBeenCalledTimes(1);
  await read();
  expect(fetchMock).toHaveBeenCalledTimes(2);
  const [ahead, after] = fetchMock.mock.calls.map(([{ url, headers }]) => [url, ...headers]);
  expect(ahead).toEqual(after);
});

test('what was read in another session isn’t taken', async () => {
  callAhead(['songs/1'], reads);
  await read('another-token');
  expect(fetchMock).toHaveBeenCalledTimes(2);
});

test('a call ends when it is aborted, also if its read was sent ahead', async () => {
  fetchMock.mockImplementation(
    ({ signal }) => new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  );
  callAhead(['songs/1'], reads);
  const controller = new AbortController();
  const call = read('the-token', { signal: controller.signal });
  controller.abort();
  await expect(call).rejects.toMatchObject({ kind: 'aborted' });
  expect(fetchMock.mock.calls[0]?.[0].signal.aborted).toBe(true);
});

test('a read that failed ahead fails its call', async () => {
  fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  callAhead(['songs/1'], reads);
  await expect(read()).rejects.toMatchObject({ kind: 'network' });
  await expect(read()).resolves.toEqual({ title: 'Songbird' });
});
