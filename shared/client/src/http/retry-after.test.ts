import { afterEach, expect, test } from '@jest/globals';
import { createHttpClient, nothing } from './index.ts';

const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
});

test.each([
  [{ 'retry-after': '5' }, 5_000],
  [{ 'retry-after': 'Wed, 21 Oct 2026 07:28:00 GMT' }, 0],
  [{}, 0],
])('problems with the headers %j ask to wait %i ms', async (headers, retryAfterMs) => {
  globalThis.fetch = async () => new Response('{"message":"Later.","code":"busy"}', { status: 503, headers });
  const client = createHttpClient({ session: { get: () => null } });
  await expect(client.get('x', { schema: nothing })).rejects.toMatchObject({ code: 'busy', retryAfterMs });
});
