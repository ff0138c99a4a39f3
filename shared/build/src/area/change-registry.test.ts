import { createServer, type IncomingMessage, type Server } from 'node:http';
import { json } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { changeRegistry } from './change-registry.ts';

let server: Server;
let requests: unknown[];
let rejection: string | null;

beforeEach(async () => {
  [requests, rejection] = [[], null];
  server = createServer(async (request, response) => {
    if (request.method === 'POST') requests.push(await describe(request));
    if (request.method === 'POST' && rejection !== null) response.statusCode = 409;
    response.end(JSON.stringify({ head: 'h1', before: '1.0.1', after: '1.0.0', message: rejection }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => {
  server.close();
});

async function describe(request: IncomingMessage) {
  return { url: request.url, token: request.headers.authorization, body: await json(request) };
}

function environment() {
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The server doesn’t listen.');
  return { DEPLOY_REGISTRY: `http://127.0.0.1:${address.port}/`, DEPLOY_TOKEN: 'cpd_1' };
}

test('rolls back with a reason, and names the last line of the log, so that the request works once', async () => {
  const change = { act: 'rollback', args: ['--to', '1.0.0', '--why', 'too slow'], env: environment() } as const;
  expect(await changeRegistry('shows', change)).toBe('shows: 1.0.1 → 1.0.0');
  expect(requests).toEqual([
    {
      url: '/registry/areas/shows/rollback',
      token: 'Bearer cpd_1',
      body: { to: '1.0.0', why: 'too slow', head: 'h1' },
    },
  ]);
});

test('says why the portal refuses', async () => {
  rejection = 'Version 1.0.0 isn’t there any more.';
  await expect(changeRegistry('shows', { act: 'rollback', args: [], env: environment() })).rejects.toThrow(rejection);
});

test('names a share of the members that can’t be', async () => {
  const change = { act: 'deploy', args: ['--canary', '200'], env: environment() } as const;
  await expect(changeRegistry('shows', change)).rejects.toThrow('--canary must be a whole number');
});

test.each([
  ['deploy', {}, 'DEPLOY_KEY is not set.'],
  ['deploy', { DEPLOY_KEY: 'cpd_1' }, 'DEPLOY_KEY isn’t a key that pnpm area:keys create printed.'],
  ['remove', {}, 'DEPLOY_REGISTRY is not set.'],
  ['rollback', { DEPLOY_REGISTRY: 'localhost:3000' }, 'DEPLOY_REGISTRY must be an address'],
  ['rollback', { DEPLOY_REGISTRY: 'http://localhost:9', DEPLOY_TOKEN: 'cpd_…' }, 'DEPLOY_TOKEN isn’t a token'],
] as const)('names the setting that %s lacks or can’t read: %j', async (act, env, reason) => {
  await expect(changeRegistry('shows', { act, args: [], env })).rejects.toThrow(reason);
});
