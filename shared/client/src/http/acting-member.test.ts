import { afterEach, expect, test } from '@jest/globals';
import { createHttpClient, nothing } from './index.ts';

const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
});

test('changes carry the member that the page shows', async () => {
  const members: (string | null)[] = [];
  globalThis.fetch = async (input, init) => {
    members.push(new Request(input, init).headers.get('acting-member'));
    return new Response(null, { status: 204 });
  };
  const client = createHttpClient({ session: { get: () => null }, memberId: () => 'the-member' });
  await client.get('x', { schema: nothing });
  await client.put('x', { schema: nothing, json: {} });
  expect(members).toEqual([null, 'the-member']);
});
