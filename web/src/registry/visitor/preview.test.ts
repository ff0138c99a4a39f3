import fs from 'node:fs/promises';
import path from 'node:path';
import { pageConfig } from '@counterpoint/contract/page-config';
import { readSigner } from '@counterpoint/contract/registry-client';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { REASON, temporaryFolder, writeBuild } from '../../testing/a-build.ts';
import { NAVIGATION, startWeb } from '../../testing/a-web.ts';
import { atTime } from '../../testing/at-time.ts';
import { runCommand, startCommand } from '../../testing/run-command.ts';
import { deployBundle } from '../deploy-bundle.ts';
import { deployFolder } from '../deploy-folder.ts';
import { createSigningKey } from '../signing/signing-keys.ts';
import { createPreviewToken } from './preview-token.ts';

let root: string;
let app: FastifyInstance;
let live: string;
let next: string;

beforeEach(async () => {
  root = await temporaryFolder();
  app = await startWeb(root);
  live = await deploy('live');
  next = await deploy('next', 0);
});

afterEach(async () => {
  await app.close();
  await fs.rm(root, { recursive: true, force: true });
});

const folder = () => deployFolder(path.join(root, 'areas'));

async function deploy(text: string, canary?: number): Promise<string> {
  const from = path.join(root, 'dist');
  const { version } = await writeBuild(from, { text });
  await deployBundle('compositions', { from, deployDir: folder().root, reason: REASON, canary });
  return version;
}

/** Opens a page like a browser; returns the version it gets, and the cookie it keeps. */
async function open(url: string, cookie = '') {
  const { body, headers } = await app.inject({ url, headers: { ...NAVIGATION, cookie } });
  const config = /id="config">(.*?)<\/script>/s.exec(body)?.[1] ?? '';
  const { registry } = pageConfig.parse(JSON.parse(config));
  const set = String(headers['set-cookie'] ?? '');
  return { version: registry.areas.compositions?.version, set, cookie: set.split(';')[0] ?? '' };
}

const token = (hours = 1) => createPreviewToken(folder(), { hours, area: null });
const tokenOf = (area: string) => createPreviewToken(folder(), { hours: 1, area });

describe('a preview', () => {
  test('is shown by the command’s link and on later pages, in that browser only', async () => {
    const { out, code } = await runCommand('preview', { root, args: [`compositions@${next}`] });
    expect(code).toBe(0);
    const link = new URL(/^http\S+$/m.exec(out)?.[0] ?? '');
    const first = await open(link.pathname + link.search);
    expect(first.version).toBe(next);
    expect(first.set).toMatch(/^area-preview=\S+; Path=\/; Max-Age=288\d\d; HttpOnly; SameSite=Lax$/);
    expect((await open('/music-composition', `language=en; ${first.cookie}`)).version).toBe(next);
    const fetched = await app.inject({ url: '/registry.json', headers: { cookie: first.cookie } });
    expect(fetched.json().areas.compositions.version).toBe(next);
    expect((await open('/music-composition')).version).toBe(live);
  });

  test('changes with the address, and ends without a version', async () => {
    const { cookie } = await open(`/?area=compositions@${next}&preview=${await token()}`);
    const other = await open(`/?area=compositions@${live}`, cookie);
    expect(other.version).toBe(live);
    const again = await open(`/dashboard?area=compositions@${next}`, other.cookie);
    expect(again.version).toBe(next);
    const ended = await open('/?area=compositions', again.cookie);
    expect(ended.version).toBe(live);
    expect((await open('/', ended.cookie)).version).toBe(live);
  });

  test('of one area shows its versions alone', async () => {
    const own = await open(`/?area=compositions@${next}&preview=${await tokenOf('compositions')}`);
    expect(own.version).toBe(next);
    const foreign = await tokenOf('recordings');
    expect((await open(`/?area=compositions@${next}&preview=${foreign}`)).version).toBe(live);
    expect((await open(`/?area=compositions@${next}`, `area-preview=${foreign}/`)).version).toBe(live);
    expect((await open('/', own.cookie.replace(/=[^/]+/, `=${foreign}`))).version).toBe(live);
  });

  test.each([
    ['no token', async () => undefined],
    ['a token that has ended', () => atTime(new Date(Date.now() - 3_600_000), () => token(1))],
    ['a prolonged token', async () => (await token()).replace(/\.\d{13}\./, '.9999999999999.')],
    ['a token of another key', foreignToken],
    [
      'a token changed to another area',
      async () => (await tokenOf('recordings')).replace('recordings', 'compositions'),
    ],
    ['a token of one area changed to all', async () => (await tokenOf('recordings')).replace('.recordings', '')],
    ['nonsense', async () => '../../etc'],
  ])('isn’t shown with %s', async (_what, create) => {
    const preview = await create();
    const query = preview === undefined ? '' : `&preview=${encodeURIComponent(preview)}`;
    const { version, set } = await open(`/?area=compositions@${next}${query}`);
    expect([version, set]).toEqual([live, '']);
    const cookie = `area-preview=${preview ?? 'x'}/compositions@${next}`;
    expect((await open('/', cookie)).version).toBe(live);
  });

  test.each(['1.0.0-0123456789', '../../account', ''])('shows the usual version instead of %j', async (version) => {
    expect((await open(`/?area=compositions@${version}&preview=${await token()}`)).version).toBe(live);
  });

  test('needs a stored version', async () => {
    const { code, err } = await runCommand('preview', { root, args: ['compositions@9.9.9-0123456789'] });
    expect([code, err]).toEqual([1, expect.stringContaining(`Deployed versions: ${live}, ${next}.`)]);
    expect(await startCommand('preview', { root, args: ['Music@1'] })).toMatchObject({ code: 2 });
  });
});

/** A key of an area signs builds, not previews. */
async function foreignToken(): Promise<string> {
  const key = { area: 'compositions', prefix: '/r/compositions/', by: 'CI' } as const;
  const { id } = readSigner(await createSigningKey(folder(), key));
  return (await token()).replace(/^[^.]+/, id);
}
