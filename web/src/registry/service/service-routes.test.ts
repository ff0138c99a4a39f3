import fs from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { createSign, REASON, sha384, temporaryFolder, writeBuild } from '../../testing/a-build.ts';
import { buildWeb, NAVIGATION, startWeb, webEnv } from '../../testing/a-web.ts';
import { atTime } from '../../testing/at-time.ts';
import { deployBundle } from '../deploy-bundle.ts';
import { deployFolder } from '../deploy-folder.ts';
import { logHead, readSwitches } from '../deployment-log.ts';
import { readDeploymentRecord } from '../deployment-record.ts';
import { createDeployToken, readDeployTokens, revokeDeployToken } from './deploy-tokens.ts';

const VERSIONS = '/registry/areas/compositions/versions';
const PRUNE = '/registry/areas/compositions/prune';
const ROLLBACK = '/registry/areas/compositions/rollback';
const REMOVE = '/registry/areas/compositions/remove';

let root: string;
let app: FastifyInstance;
let sign: Awaited<ReturnType<typeof createSign>> | undefined;

beforeEach(async () => {
  root = await temporaryFolder();
  app = await startWeb(root);
  sign = undefined;
});

afterEach(async () => {
  await app.close();
  await fs.rm(root, { recursive: true, force: true });
});

const folder = () => deployFolder(path.join(root, 'areas'));
const current = async () => (await readDeploymentRecord(folder())).areas.compositions?.current;

function tokenFor(area = 'compositions'): Promise<string> {
  return createDeployToken(folder(), { area, by: 'CI', days: 30 });
}

async function uploadOf(text: string, exposes?: string) {
  const from = path.join(root, 'dist');
  sign ??= await createSign(folder());
  const { version } = await writeBuild(from, { text, ...(exposes !== undefined && { exposes }) });
  const names = await fs.readdir(from);
  const contents = names.map(async (name) => [name, await fs.readFile(path.join(from, name), 'base64')] as const);
  const files: Record<string, string> = Object.fromEntries(await Promise.all(contents));
  const hash = sha384(await fs.readFile(path.join(from, 'area.json'), 'utf8'));
  const signature = sign({ area: 'compositions', version, hash });
  return { version, payload: { files, signature, head: await logHead(folder()) } };
}

/** Deploys a version on the portal's machine, without the trial. */
async function deployText(text: string): Promise<string> {
  const from = path.join(root, 'dist');
  const { version } = await writeBuild(from, { text });
  await deployBundle('compositions', { from, deployDir: folder().root, reason: REASON });
  return version;
}

function post(url: string, token: string | undefined, payload: object) {
  return app.inject({ method: 'POST', url, payload, headers: token ? { authorization: `Bearer ${token}` } : {} });
}

describe('the registry service', () => {
  test('deploys and rolls back an area with a token, and logs whose token it was', async () => {
    const token = await tokenFor();
    const [id] = (await readDeployTokens(folder())).map((each) => each.id);
    const one = await deployText('one');
    const two = await uploadOf('two');
    const answer = await post(VERSIONS, token, { ...two.payload, why: 'release 2' });
    expect([answer.statusCode, answer.json()]).toEqual([201, { before: one, after: two.version }]);
    const listed = await app.inject({ url: '/registry/areas', headers: { authorization: `Bearer ${token}` } });
    expect(listed.json()).toMatchObject({ areas: { compositions: { current: two.version, earlier: [one] } } });
    const { head } = listed.json();
    expect((await post(ROLLBACK, token, { head })).json()).toEqual({ before: two.version, after: one });
    const log = await readSwitches(folder());
    // After the host and the first version.
    expect(log.slice(2).map(({ act, by, why }) => [act, by, why])).toEqual([
      ['deploy', `CI (${id})`, 'release 2'],
      ['rollback', `CI (${id})`, null],
    ]);
  });

  test('agrees with another process on the same folder, and switches once for two at the same time', async () => {
    const other = await buildWeb(webEnv(root));
    const token = await tokenFor();
    const headers = { authorization: `Bearer ${token}` };
    const [one, two] = [await uploadOf('one'), await uploadOf('two')];
    const answers = await Promise.all(
      [app, other].map((web, index) =>
        web.inject({ method: 'POST', url: VERSIONS, headers, payload: (index === 0 ? one : two).payload }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
    for (const web of [app, other]) {
      const { areas } = (await web.inject('/registry.json')).json();
      expect(areas.compositions.version).toBe(await current());
    }
    await other.close();
  });

  test('deploys each change of a preview for its link alone, and keeps one version of them', async () => {
    const token = await tokenFor();
    const one = await deployText('one');
    const send = async (text: string) => {
      const { version, payload } = await uploadOf(text);
      return { version, body: (await post(VERSIONS, token, { ...payload, canary: 0 })).json() };
    };
    const first = await send('two');
    const { pathname, search } = new URL(first.body.preview);
    // Like the token that deploys, it is of this area alone.
    expect(search).toMatch(/&preview=[\w-]+\.\d+\.compositions\./);
    const opened = await app.inject({ url: pathname + search, headers: NAVIGATION });
    const headers = { cookie: String(opened.headers['set-cookie']).split(';')[0] ?? '' };
    const seen = async () => (await app.inject({ url: '/registry.json', headers })).json();
    expect(await seen()).toMatchObject({ isPreview: true, areas: { compositions: { version: first.version } } });
    const second = await send('three');
    expect((await seen()).areas.compositions.version).toBe(second.version);
    const others = (await app.inject('/registry.json')).json();
    expect([others.isPreview, others.areas.compositions.version]).toEqual([undefined, one]);
    const stored = (await fs.readdir(folder().bundle('compositions'))).sort();
    expect(stored).toEqual([one, second.version].sort());
    const history = (await readDeploymentRecord(folder())).areas.compositions;
    expect(history?.deployed.map(({ version }) => version)).toEqual([one, second.version]);
    expect((await readSwitches(folder())).map(({ to }) => to)).toContain(first.version);
  });

  test('lists the stored versions and removes those that nothing needs, once', async () => {
    const token = await tokenFor();
    const versions: string[] = [];
    for (const text of ['one', 'two', 'three'])
      versions.push(await atTime(new Date('2026-01-01'), () => deployText(text)));
    const [one, two, three] = versions;
    const list = () => app.inject({ url: VERSIONS, headers: { authorization: `Bearer ${token}` } });
    const stored = { bytes: expect.any(Number) };
    expect((await list()).json()).toEqual({
      versions: [
        { ...stored, version: one, need: null },
        { ...stored, version: two, need: 'rollback' },
        { ...stored, version: three, need: 'live' },
      ],
    });
    const payload = { head: await logHead(folder()), why: 'the disk is full' };
    expect((await post(PRUNE, token, payload)).json().versions).toHaveLength(3);
    expect((await list()).json().versions).toHaveLength(2);
    expect((await post(PRUNE, token, payload)).statusCode).toBe(409);
    expect((await readSwitches(folder())).at(-1)).toMatchObject({ act: 'prune', from: one });
  });

  test('removes an area, once', async () => {
    const token = await tokenFor();
    const version = await deployText('one');
    const removal = { head: await logHead(folder()), why: 'sold' };
    const removed = await post(REMOVE, token, removal);
    expect([removed.statusCode, removed.json()]).toEqual([200, { before: version, after: null }]);
    expect((await app.inject('/registry.json')).json().areas).toEqual({});
    expect((await post(REMOVE, token, removal)).statusCode).toBe(409);
    const entry = (await readSwitches(folder())).at(-1);
    expect(entry).toMatchObject({ act: 'remove', from: version, to: null, why: 'sold' });
  });

  test('refuses a repeated request, also when the same version is active again', async () => {
    const token = await tokenFor();
    await deployText('one');
    const two = await uploadOf('two');
    expect((await post(VERSIONS, token, two.payload)).statusCode).toBe(201);
    const back = { head: await logHead(folder()) };
    expect((await post(ROLLBACK, token, back)).statusCode).toBe(200);
    const active = await current();
    for (const [url, payload] of [
      [VERSIONS, two.payload],
      [ROLLBACK, back],
    ] as const) {
      const replayed = await post(url, token, payload);
      expect([replayed.statusCode, replayed.json().message]).toEqual([409, expect.stringContaining('in the meantime')]);
    }
    expect(await current()).toBe(active);
  });

  test('refuses a build that members couldn’t load', async () => {
    const { payload } = await uploadOf('one', '{ Area: {} }');
    const refused = await post(VERSIONS, await tokenFor(), payload);
    expect([refused.statusCode, refused.json().message]).toEqual([409, expect.stringContaining('src/area.ts')]);
    expect(await current()).toBeUndefined();
  });

  test.each([
    ['no token', async () => undefined, 401],
    ['a wrong secret', async () => `${(await tokenFor()).slice(0, 13)}${'x'.repeat(43)}`, 401],
    ['an unknown token', async () => `cpd_00000000_${'x'.repeat(43)}`, 401],
    ['an expired token', () => atTime(new Date('2020-01-01'), tokenFor), 401],
    ['a revoked token', revokedToken, 401],
    ["another area's token", async () => tokenFor('recordings'), 403],
  ])('refuses %s', async (_what, create, status) => {
    const token = await create();
    const { payload } = await uploadOf('one');
    expect((await post(VERSIONS, token, payload)).statusCode).toBe(status);
    for (const url of [ROLLBACK, REMOVE, PRUNE])
      expect((await post(url, token, { head: null })).statusCode).toBe(status);
    expect(await current()).toBeUndefined();
  });

  test('refuses a build that isn’t signed by a key for the area, whatever the token', async () => {
    const { version, payload } = await uploadOf('one');
    const { signature, ...unsigned } = payload;
    expect((await post(VERSIONS, await tokenFor(), unsigned)).statusCode).toBe(400);
    const foreign = await createSign(folder(), 'recordings');
    const signed = { ...payload, signature: foreign({ area: 'compositions', version, hash: signature.build }) };
    const refused = await post(VERSIONS, await tokenFor(), signed);
    expect([refused.statusCode, refused.json().message]).toEqual([409, expect.stringContaining('another area')]);
    expect(await current()).toBeUndefined();
  });

  test.each([
    ['a path', { files: { '../registry.json': 'e30=' }, head: null }],
    ['a folder', { files: { 'a/area.json': 'e30=' }, head: null }],
    ['a hidden file', { files: { '.lock': 'e30=' }, head: null }],
    ['no base64', { files: { 'area.json': '{}' }, head: null }],
    ['no head', { files: {} }],
    ['more than it knows', { files: {}, head: null, untried: true }],
  ])('rejects %s and writes nothing', async (_what, payload) => {
    const token = await tokenFor();
    const before = await fs.readdir(folder().root);
    expect((await post(VERSIONS, token, payload)).statusCode).toBe(400);
    expect(await fs.readdir(folder().root)).toEqual(before);
  });

  test('doesn’t tell whether an area exists', async () => {
    const { payload } = await uploadOf('one');
    const token = await tokenFor();
    const answers = ['recordings', 'unknown', '..%2F..'].map((area) =>
      post(`/registry/areas/${area}/versions`, token, payload),
    );
    expect((await Promise.all(answers)).map(({ statusCode }) => statusCode)).toEqual([403, 403, 403]);
  });

  test('stores no secret', async () => {
    const secret = (await tokenFor()).slice(13);
    expect(await fs.readFile(folder().tokens, 'utf8')).not.toContain(secret);
    expect((await fs.stat(folder().tokens)).mode & 0o777).toBe(0o600);
  });
});

async function revokedToken(): Promise<string> {
  const token = await tokenFor();
  const [stored] = await readDeployTokens(folder());
  expect(await revokeDeployToken(folder(), stored?.id ?? '', 'Ama')).toBe(true);
  return token;
}
