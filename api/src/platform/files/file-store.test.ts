import { createHash } from 'node:crypto';
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { createTestApi, type TestApi, type TestMember } from '../../testing/test-api.ts';
import { beginUse, endUse } from './file-repository.ts';
import { receiveFile } from './temporary-file.ts';

let bucket: Awaited<ReturnType<typeof openBucket>>;
const apis: TestApi[] = [];
/** The one under test, and a new member of it. */
let api: TestApi;
let ama: TestMember;

beforeAll(async () => {
  bucket = await openBucket();
  apis.push(await createTestApi(), await createTestApi(bucket.settings));
});
beforeEach(() => storeIn('a folder'));
afterEach(async () => {
  bucket.comeBack();
  // The next test starts without unused files.
  api.clock.advance(25 * 3_600_000);
  await api.files.removeUnused();
  bucket.objects.clear();
});
afterAll(async () => {
  for (const each of apis) await each.close();
  await bucket.close();
});

async function storeIn(place: 'a folder' | 'a bucket'): Promise<void> {
  const [inFolder, inBucket] = apis;
  if (!inFolder || !inBucket) throw new Error('The APIs didn’t start.');
  api = place === 'a folder' ? inFolder : inBucket;
  ama = await api.signUp();
}

const contents = new TextEncoder().encode('bytes of a picture');
const kind = 'picture' as const;
const keep = () => api.files.write({ memberId: ama.memberId, kind, contentType: 'image/webp', contents });
const use = (name: string, memberId = ama.memberId) =>
  api.db.transaction().execute((tx) => beginUse(tx, { memberId, kind, name }));
const disuse = (name: string) => api.db.transaction().execute((tx) => endUse(tx, name, api.clock.now()));
const filesInUse = () =>
  api.db
    .selectFrom('file')
    .select('id')
    .where('member_id', '=', ama.memberId)
    .where('unused_since', 'is', null)
    .execute();

/** A server with the part of S3 that files need, and its bucket. */
async function openBucket() {
  const objects = new Map<string, Buffer>();
  let failures = 0;
  const server = http.createServer(async (request, response) => {
    const body = await buffer(request);
    const { pathname } = new URL(request.url ?? '', 'http://bucket');
    const isSigned = /^AWS4-HMAC-SHA256 Credential=key\//.test(request.headers.authorization ?? '');
    failures -= 1;
    if (failures >= 0) response.writeHead(500).end();
    else if (!isSigned) response.writeHead(403).end();
    else if (request.method === 'PUT') {
      objects.set(pathname, body);
      response.writeHead(200, { etag: '"x"' }).end();
    } else if (request.method === 'DELETE') {
      objects.delete(pathname);
      response.writeHead(204).end();
    } else response.writeHead(objects.has(pathname) ? 200 : 404).end(objects.get(pathname));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : null;
  const settings = {
    FILES_S3_BUCKET: 'members',
    FILES_S3_ENDPOINT: `http://127.0.0.1:${port}`,
    FILES_S3_ACCESS_KEY_ID: 'key',
    FILES_S3_SECRET_ACCESS_KEY: 'secret',
  };
  return {
    objects,
    settings,
    goAway: () => (failures = 1_000),
    failOnce: () => (failures = 1),
    comeBack: () => (failures = 0),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

describe('stored files', () => {
  test('can be read while something uses them', async () => {
    const name = await keep();
    expect(name).toMatch(/^[\w-]{43}$/);
    expect(await api.files.read(kind, name)).toBeNull();
    expect(await use(name)).toBe(true);
    const read = await api.files.read(kind, name);
    expect([read?.contentType, Buffer.from(read?.contents ?? []).toString()]).toEqual([
      'image/webp',
      'bytes of a picture',
    ]);
    await disuse(name);
    expect(await api.files.read(kind, name)).toBeNull();
  });

  test('can be used by their own member alone', async () => {
    const name = await keep();
    const kofi = await api.signUp();
    expect(await use(name, kofi.memberId)).toBe(false);
    expect(await use('no-such-name')).toBe(false);
  });

  test('are identified by size and hash', async () => {
    const name = await keep();
    const row = await api.db
      .selectFrom('file')
      .select(['bytes', 'sha256', 'member_id'])
      .where('name', '=', name)
      .executeTakeFirst();
    expect(row).toEqual({
      bytes: contents.length,
      sha256: createHash('sha256').update(contents).digest(),
      member_id: ama.memberId,
    });
  });

  test('are deleted after a day without use, unless used again', async () => {
    const [forgotten, used, again] = [await keep(), await keep(), await keep()];
    await use(used);
    await use(again);
    await disuse(again);
    await use(again);
    expect(await api.files.removeUnused()).toBe(0);
    api.clock.advance(25 * 3_600_000);
    expect(await api.files.removeUnused()).toBe(1);
    expect(await use(forgotten)).toBe(false);
    for (const name of [used, again]) expect(await api.files.read(kind, name)).toEqual(expect.any(Object));
  });
});

describe('uploaded files', () => {
  const arrive = async (contents: Uint8Array) => {
    const { DATA_DIR: dataDir } = api.env;
    return receiveFile(Readable.from([contents]), { dataDir, maxBytes: 1_000 });
  };
  const writeFromDisk = async (contents: Uint8Array) => {
    const file = await arrive(contents);
    const kept = { memberId: ama.memberId, kind: 'evidence' as const, contentType: 'application/pdf', file };
    const name = await api.files.writeFromDisk(kept);
    await api.db.transaction().execute((tx) => beginUse(tx, { memberId: ama.memberId, kind: 'evidence', name }));
    return { file, name };
  };

  test.each(['a folder', 'a bucket'] as const)('are copied into %s and read in parts', async (place) => {
    await storeIn(place);
    const { file, name } = await writeFromDisk(contents);
    expect(file.sha256).toEqual(createHash('sha256').update(contents).digest());
    const opened = await api.files.open('evidence', name);
    expect(opened && [opened.contentType, opened.bytes]).toEqual(['application/pdf', contents.length]);
    expect(opened && (await buffer(opened.contents))).toEqual(Buffer.from(contents));
    expect(await api.files.open('picture', name)).toBeNull();
  });

  test('are stored in a bucket that failed once', async () => {
    await storeIn('a bucket');
    bucket.failOnce();
    const { name } = await writeFromDisk(contents);
    expect([...bucket.objects]).toEqual([[`/members/evidence/${name}`, Buffer.from(contents)]]);
  });

  test('leave nothing in use if the bucket is unavailable', async () => {
    await storeIn('a bucket');
    bucket.goAway();
    await expect(writeFromDisk(contents)).rejects.toMatchObject({ status: 503, code: 'files_unavailable' });
    expect(await filesInUse()).toEqual([]);
  });

  test('are deleted after a day if a killed process forgot them', async () => {
    const { path } = await arrive(contents);
    // Earlier tests advanced the API's clock, but not that of the disk.
    fs.utimesSync(path, api.clock.now(), api.clock.now());
    await api.files.removeUnused();
    expect(fs.existsSync(path)).toBe(true);
    api.clock.advance(25 * 3_600_000);
    await api.files.removeUnused();
    expect(fs.existsSync(path)).toBe(false);
  });

  test('end when no data arrives for too long', async () => {
    const silent = new Readable({ read: () => undefined });
    const { DATA_DIR: dataDir } = api.env;
    await expect(receiveFile(silent, { dataDir, maxBytes: 1_000, idleTimeoutMs: 20 })).rejects.toMatchObject({
      status: 400,
      code: 'incomplete_upload',
    });
    expect(fs.readdirSync(path.join(dataDir, 'arriving'))).toEqual([]);
  });
});

describe('files in a bucket', () => {
  test('are written, read and deleted', async () => {
    await storeIn('a bucket');
    const name = await keep();
    expect([...bucket.objects]).toEqual([[`/members/picture/${name}`, Buffer.from(contents)]]);
    await use(name);
    expect(Buffer.from((await api.files.read(kind, name))?.contents ?? [])).toEqual(Buffer.from(contents));
    await disuse(name);
    api.clock.advance(25 * 3_600_000);
    expect(await api.files.removeUnused()).toBe(1);
    expect(bucket.objects.size).toBe(0);
  });

  test('report an unavailable bucket and leave nothing in use', async () => {
    await storeIn('a bucket');
    bucket.goAway();
    await expect(keep()).rejects.toMatchObject({ status: 503, code: 'files_unavailable' });
    expect(await filesInUse()).toEqual([]);
  });
});

test('writes files that only the portal’s user can read', async () => {
  const name = await keep();
  const file = await receiveFile(Readable.from([Buffer.from(contents)]), { dataDir: api.env.DATA_DIR, maxBytes: 100 });
  const stored = await api.files.writeFromDisk({ memberId: ama.memberId, kind, contentType: 'image/webp', file });
  const modeOf = (...parts: string[]) => fs.statSync(path.resolve(api.env.DATA_DIR, ...parts)).mode & 0o777;
  expect([modeOf('files'), modeOf('files', kind), modeOf('arriving')]).toEqual([0o700, 0o700, 0o700]);
  expect([modeOf('files', kind, name), modeOf('files', kind, stored), modeOf(file.path)]).toEqual([
    0o600, 0o600, 0o600,
  ]);
});
