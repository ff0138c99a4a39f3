// cspell:ignore csecret fregistry fsecret
import fs from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { FAVICON } from '../page/favicon.ts';
import { temporaryFolder } from '../testing/a-build.ts';
import { startWeb } from '../testing/a-web.ts';
import { readHostBuild } from './host-build.ts';

let root: string;
let app: FastifyInstance;
let base: string;
let script: string;

beforeEach(async () => {
  root = await temporaryFolder();
  app = await startWeb(root);
  const { version, entry } = await readHostBuild(path.join(root, 'host'));
  base = `/r/host/${version}/`;
  script = base + entry;
});

afterEach(async () => {
  await app.close();
  await fs.rm(root, { recursive: true, force: true });
});

describe('assets', () => {
  test('are compressed with brotli if accepted, and cached forever', async () => {
    const plain = await app.inject({ url: script });
    const packed = await app.inject({ url: script, headers: { 'accept-encoding': 'gzip, deflate, br' } });
    expect(packed.headers['content-encoding']).toBe('br');
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(plain.body);
    for (const { headers, statusCode } of [plain, packed]) {
      expect(statusCode).toBe(200);
      expect(headers['content-type']).toMatch(/^(text|application)\/javascript/);
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(headers.vary).toMatch(/accept-encoding/i);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
      });
    }
  });

  test('are cached forever if they are scripts of a release, whatever their name', async () => {
    const release = path.join(root, 'areas/r/compositions/1.0.0-0123456789');
    await fs.mkdir(release, { recursive: true });
    await fs.writeFile(path.join(release, 'area.js'), '');
    const { headers } = await app.inject({ url: '/r/compositions/1.0.0-0123456789/area.js' });
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  test('with a constant name are revalidated', async () => {
    const { statusCode, headers } = await app.inject({ url: `${base}host.json` });
    expect([statusCode, headers['cache-control']]).toEqual([200, 'no-cache']);
    const again = await app.inject({
      url: `${base}host.json`,
      headers: { 'if-none-match': String(headers.etag) },
    });
    expect(again.statusCode).toBe(304);
  });

  test('include an icon', async () => {
    const { statusCode, headers } = await app.inject({ url: FAVICON });
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/svg+xml']);
    expect(headers['cache-control']).toContain('immutable');
  });

  test.each([
    '/r/host/',
    '/r/host',
    '/r/host/none.0123456789.js',
    '/r/host/../areas/registry.json',
    '/r/host/..%2fsecret.txt',
    '/r/host/%2e%2e/secret.txt',
    '/r/host/..%5csecret.txt',
    '/r/host//etc/passwd',
    '/r/host/.hidden.js',
    '/r/host/.git/config',
    '/r/compositions/',
    '/r/..%2fregistry.json',
    '/r/compositions/.unfinished-1.0.0/area.js',
    '/r/host/%00.js',
  ])('respond 404 at %s', async (url) => {
    await fs.writeFile(path.join(root, 'secret.txt'), 'secret');
    await fs.writeFile(path.join(root, 'areas', 'r', 'host', '.hidden.js'), 'secret');
    const { statusCode, headers, body } = await app.inject({ url });
    expect([400, 404]).toContain(statusCode);
    expect(body).not.toContain('secret');
    expect(String(headers['cache-control'])).not.toContain('immutable');
  });

  test('are read only', async () => {
    const { statusCode } = await app.inject({ method: 'PUT', url: script, payload: 'x' });
    expect(statusCode).toBe(405);
  });
});
