import net from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { createHttpServer } from '../../main/app.ts';

let server: FastifyInstance;
beforeAll(async () => {
  server = createHttpServer({ LOG_LEVEL: 'silent', LOG_FORMAT: 'json', BODY_LIMIT: 1_024, TRUST_PROXY: undefined });
  server.get('/', async () => 'read');
  await server.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => server.close());

test.each([
  ['no request', 'nonsense\r\n\r\n', { status: 400, code: 'malformed_request' }],
  ['an endless address', `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nhost: x\r\n\r\n`, { status: 431, code: 'too_large' }],
  [
    'a header with a line end in it',
    'GET / HTTP/1.1\r\nhost: x\r\nx-a: 1\rx-b: 2\r\n\r\n',
    { status: 400, code: 'malformed_request' },
  ],
  ['two hosts', 'GET / HTTP/1.1\r\nhost: x\r\nHost: y\r\n\r\n', { status: 400, code: 'malformed_request' }],
  ['a whole address', 'GET http://y/ HTTP/1.1\r\nhost: x\r\n\r\n', { status: 400, code: 'malformed_request' }],
  [
    'an upgrade to HTTP/2 in plain text',
    'GET / HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: h2c\r\n\r\n',
    { status: 400, code: 'malformed_request' },
  ],
  ['HTTP/2 without an upgrade', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', { status: 400, code: 'malformed_request' }],
])('answers %s with a problem', async (_what, bytes, { status, code }) => {
  const { port, hostname } = new URL(server.listeningOrigin);
  const answer = await text(net.connect(Number(port), hostname).end(bytes));
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toMatchObject({ code, message: expect.any(String) });
});
