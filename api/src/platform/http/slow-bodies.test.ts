import http from 'node:http';
import net from 'node:net';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { BYTES } from './openapi-files.ts';
import { endSlowBodies } from './slow-bodies.ts';

const MAX_BODY_MS = 60;
const AFTERWARDS_MS = 200;

let server: FastifyInstance;
let port: number;
beforeAll(async () => {
  server = Fastify();
  endSlowBodies(server, MAX_BODY_MS);
  server.addHook('onRequest', async ({ url }, reply) => (url === '/private' ? reply.code(401).send() : undefined));
  server.post('/private', async () => ({ isDone: true }));
  server.post('/words', async () => ({ isDone: true }));
  server.addContentTypeParser(BYTES, async (_: FastifyRequest, payload: Readable) => text(payload));
  server.post('/files', async () => ({ isDone: true }));
  server.get('/stream', async () => {
    await pause(AFTERWARDS_MS);
    return { isDone: true };
  });
  await server.listen({ port: 0, host: '127.0.0.1' });
  port = Number(new URL(server.listeningOrigin).port);
});
afterAll(() => server.close());

/** Sends a body that ends only after the time limit. */
function sendSlowly(method: string, path: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const type = path === '/files' ? BYTES : 'application/json';
    const headers = method === 'GET' ? {} : { 'content-type': type, 'content-length': '2' };
    const request = http.request({ host: '127.0.0.1', port, method, path, headers, agent: false });
    request.once('error', reject);
    request.once('response', (response) => resolve(response.resume().statusCode));
    if (method === 'GET') {
      request.end();
      return;
    }
    request.write('{');
    setTimeout(() => request.end('}'), AFTERWARDS_MS);
  });
}

test('cuts off a body that doesn’t end in time', async () => {
  await expect(sendSlowly('POST', '/words')).rejects.toMatchObject({ code: 'ECONNRESET' });
});

test('ends a refused request whose body keeps coming', async () => {
  const socket = net.connect(port, '127.0.0.1');
  let received = '';
  socket.on('data', (piece) => {
    received += piece;
  });
  socket.on('error', () => undefined);
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.write('POST /private HTTP/1.1\r\nhost: portal\r\ncontent-length: 1000000\r\n\r\n');
  const trickle = setInterval(() => socket.write('x'), MAX_BODY_MS / 6);
  await closed;
  clearInterval(trickle);
  expect(received).toMatch(/^HTTP\/1\.1 401 /);
});

test('allows long uploads of files, and slow responses', async () => {
  expect([await sendSlowly('POST', '/files'), await sendSlowly('GET', '/stream')]).toEqual([200, 200]);
});
