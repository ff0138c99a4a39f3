import { once } from 'node:events';
import http from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect, test } from '@jest/globals';
import { openBucket } from './bucket.ts';
import { withStorageErrors } from './disk.ts';

const IDLE_TIMEOUT_MS = 300;

let server: http.Server;
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

async function open(answer: http.RequestListener) {
  server = http.createServer(answer);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : null;
  const settings = { bucket: 'members', region: 'eu-west-3', accessKeyId: 'key', secretAccessKey: 'secret' };
  return openBucket({ ...settings, endpoint: `http://127.0.0.1:${port}` }, IDLE_TIMEOUT_MS);
}

test('gives up on a bucket that accepts a request and never answers', async () => {
  const bucket = await open((request) => request.resume());
  const unavailable = { status: 503, code: 'files_unavailable' };
  await expect(withStorageErrors(() => bucket.put('picture/a', 'contents'))).rejects.toMatchObject(unavailable);
  await expect(withStorageErrors(() => bucket.getStream('picture/a'))).rejects.toMatchObject(unavailable);
});

test('gives up on a body that stops arriving', async () => {
  const bucket = await open((_request, response) => void response.write('first'));
  await expect(text(await bucket.getStream('picture/a'))).rejects.toThrow('inactivity');
});

test('reads a body for as long as bytes arrive', async () => {
  const pieces = Array.from({ length: 8 }, (_, at) => `piece ${at}`);
  const bucket = await open(async (_request, response) => {
    for (const piece of pieces) {
      response.write(piece);
      await pause(IDLE_TIMEOUT_MS / 4);
    }
    response.end();
  });
  expect(await text(await bucket.getStream('picture/a'))).toBe(pieces.join(''));
});

test('waits for a slow reader, however long', async () => {
  const contents = 'a'.repeat(4_000_000);
  const bucket = await open((_request, response) => void response.end(contents));
  const body = await bucket.getStream('picture/a');
  await once(body, 'readable');
  await pause(IDLE_TIMEOUT_MS * 3);
  expect((await text(body)).length).toBe(contents.length);
});

test('closes the connection once its reader is gone', async () => {
  const closed = Promise.withResolvers<void>();
  const bucket = await open((_request, response) => {
    response.on('close', closed.resolve);
    response.write('a'.repeat(4_000_000));
  });
  const body = await bucket.getStream('picture/a');
  await once(body, 'readable');
  body.destroy();
  await closed.promise;
  expect(body.errored).toBeNull();
});
