import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import * as z from 'zod/mini';
import { createHttpClient, type HttpClientOptions } from './index.ts';

const schema = z.object({ title: z.string() });
const realFetch = globalThis.fetch;
const bodies: string[] = [];
let needed: string | null;

function newClient(options: Partial<HttpClientOptions>) {
  return createHttpClient({ session: { get: () => ({ token: 'the-token', exp: 9e9 }) }, ...options });
}

function json(body: unknown, status: number): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
}

beforeEach(() => {
  bodies.length = 0;
  globalThis.fetch = async (input, init) => {
    bodies.push(await new Request(input, init).text());
    return needed ? json({ message: 'Confirm.', code: needed }, 403) : json({ data: { title: 'Songbird' } }, 200);
  };
});
afterEach(() => {
  globalThis.fetch = realFetch;
});

test('repeats sensitive calls with their bodies, once the member has proved who they are', async () => {
  needed = 'proof_needed';
  const onProofNeeded = jest.fn(async () => {
    needed = null;
    return true;
  });
  const client = newClient({ onProofNeeded });
  const calls = [1, 2].map((number) => client.post('/x', { schema, json: { number } }));
  await expect(Promise.all(calls)).resolves.toHaveLength(2);
  expect(onProofNeeded).toHaveBeenCalledTimes(1);
  expect(bodies.sort()).toEqual(['{"number":1}', '{"number":1}', '{"number":2}', '{"number":2}']);
});

test('throws the rejection if the member doesn’t', async () => {
  needed = 'proof_needed';
  const call = newClient({ onProofNeeded: async () => false }).post('/x', { schema });
  await expect(call).rejects.toMatchObject({ code: 'proof_needed', message: 'Confirm.' });
});

test('reports that a second factor has to be set up', async () => {
  needed = 'second_factor_required';
  const onSecondFactorRequired = jest.fn();
  await expect(newClient({ onSecondFactorRequired }).get('/x', { schema })).rejects.toMatchObject({ status: 403 });
  expect(onSecondFactorRequired).toHaveBeenCalledTimes(1);
});
