import fs from 'node:fs/promises';
import path from 'node:path';
import type { RecordSignature, SignedRecord, Signer } from '@counterpoint/contract/registry-client';
import { readSigner, signRecord } from '@counterpoint/contract/registry-client';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { Releases } from '../../page/page-files.ts';
import { deployHost, REASON, temporaryFolder, writeBuild } from '../../testing/a-build.ts';
import { atTime } from '../../testing/at-time.ts';
import { deployBundle, deployIfNew } from '../deploy-bundle.ts';
import { deployFolder } from '../deploy-folder.ts';
import { createDeployedReader } from '../deployed-reader.ts';
import { readDeploymentRecord } from '../deployment-record.ts';
import { rollBackBundle } from '../roll-back-bundle.ts';
import { createPreviewToken } from '../visitor/preview-token.ts';
import { endingSignatures, renewSignatures } from './renew-signatures.ts';
import { createSigningKey, readSigningKeys, revokeSigningKey } from './signing-keys.ts';

const LONG_AGO = new Date('2020-01-01');

let root: string;
let options: { from: string; deployDir: string; reason: typeof REASON };

beforeEach(async () => {
  root = await temporaryFolder();
  options = { from: path.join(root, 'dist'), deployDir: path.join(root, 'areas'), reason: REASON };
});

afterEach(() => fs.rm(root, { recursive: true, force: true }));

const folder = () => deployFolder(options.deployDir);
const history = async () => (await readDeploymentRecord(folder())).areas.compositions;

/** Deploys a host, without which nothing is served. */
async function startReading(onBroken: (error: unknown) => void) {
  await deployHost(root);
  return createDeployedReader(options.deployDir, onBroken);
}

const versionsOf = ({ areas }: Releases) => Object.fromEntries(areas.map(({ area, version }) => [area, version]));

/** As a portal that starts now serves them. */
async function readAreas(onBroken: (error: unknown) => void = fail): Promise<Record<string, string>> {
  return versionsOf(await (await startReading(onBroken))());
}

async function signerFor(area = 'compositions', prefix = `/r/${area}/`): Promise<Signer> {
  return readSigner(await createSigningKey(folder(), { area, prefix, by: 'CI' }));
}

async function revokedSigner(): Promise<Signer> {
  const signer = await signerFor();
  await revokeSigningKey(folder(), signer.id, 'Ama');
  return signer;
}

async function deployText(text: string): Promise<string> {
  const { version } = await writeBuild(options.from, { text });
  await deployBundle('compositions', options);
  return version;
}

type Sign = (record: SignedRecord) => RecordSignature;
const by =
  (signer: Signer, now = new Date()): Sign =>
  (record) =>
    signRecord(record, signer, now);

/** Signatures that never count, and the reason given. */
const REFUSED: [string, () => Promise<Sign>, string][] = [
  ['a key that isn’t on the list', async () => by({ ...(await signerFor()), id: '01234567' }), 'isn’t on the list'],
  ['a revoked key', async () => by(await revokedSigner()), 'or was revoked'],
  ['another area’s key', async () => by(await signerFor('recordings')), 'for another area or folder'],
  [
    'a key for another folder',
    async () => by(await signerFor('compositions', '/r/compositions/2.')),
    'another area or',
  ],
  ['another key’s id', async () => by({ ...(await signerFor()), id: (await signerFor()).id }), 'doesn’t match'],
  ['a signature of other files', altered({ hash: 'sha384-other' }), 'doesn’t match'],
  ['a signature of another version', altered({ version: '1.0.0-0123456789' }), 'for another area or folder'],
  ['an expired signature', async () => by(await signerFor(), LONG_AGO), 'expired on 2021-02-04'],
  ['a signature that was prolonged', prolonged, 'doesn’t match'],
];

function altered(change: Partial<SignedRecord>): () => Promise<Sign> {
  return async () => {
    const sign = by(await signerFor());
    return (record) => sign({ ...record, ...change });
  };
}

async function prolonged(): Promise<Sign> {
  const sign = by(await signerFor(), LONG_AGO);
  return (record) => ({ ...sign(record), expires_at: '2099-01-01T00:00:00.000Z' });
}

describe('a signature', () => {
  test('by a key for the area lets a version be deployed, served and returned to', async () => {
    const sign = by(await signerFor());
    const one = (await writeBuild(options.from)).version;
    await deployBundle('compositions', { ...options, sign });
    await deployText('two');
    expect(await rollBackBundle('compositions', options)).toMatchObject({ after: one });
    expect((await readAreas()).compositions).toBe(one);
  });

  test.each(REFUSED)('by %s is refused when deploying, before the code runs', async (_what, create, reason) => {
    const before = await deployText('one');
    await writeBuild(options.from, { text: 'two' });
    const deployment = deployBundle('compositions', { ...options, sign: await create(), tryBuild: fail });
    await expect(deployment).rejects.toThrow(reason);
    expect((await history())?.current).toBe(before);
  });

  test.each(REFUSED)(
    'by %s is refused when pages load, also with a record that says so',
    async (_what, create, reason) => {
      const { version } = await writeBuild(options.from);
      await deployBundle('compositions', options);
      const { signature } = (await history())?.deployed[0] ?? {};
      const sign = await create();
      await replaceSignature(sign({ area: 'compositions', version, hash: signature?.build ?? '' }));
      const errors: unknown[] = [];
      expect(await readAreas((error) => errors.push(error))).toEqual({});
      expect(String(errors)).toContain(reason);
      await deployText('two');
      await expect(rollBackBundle('compositions', options)).rejects.toThrow(reason);
    },
  );

  test('is required', async () => {
    await deployText('one');
    await replaceSignature(undefined);
    const errors: unknown[] = [];
    expect(await readAreas((error) => errors.push(error))).toEqual({});
    expect(String(errors)).toContain('isn’t signed');
  });

  test('protects the list of hashes on the disk; running portals serve the version they know', async () => {
    const version = await deployText('one');
    const read = await startReading(() => undefined);
    const good = await read();
    const file = path.join(folder().release('compositions', version), 'area.json');
    const build = JSON.parse(await fs.readFile(file, 'utf8'));
    await fs.writeFile(file, JSON.stringify({ ...build, integrity: {} }));
    await replaceSignature((await history())?.deployed[0]?.signature);
    expect(await read()).toEqual(good);
    expect(await readAreas(() => undefined)).toEqual({});
  });

  test('stops counting in running portals when its key is revoked', async () => {
    const signer = await signerFor();
    await writeBuild(options.from);
    await deployBundle('compositions', { ...options, sign: by(signer) });
    const read = await startReading(() => undefined);
    expect(Object.keys(versionsOf(await read()))).toEqual(['compositions']);
    await revokeSigningKey(folder(), signer.id, 'Ama');
    expect(Object.keys(versionsOf(await read()))).toEqual([]);
    // A deployment from this disk is signed with the installation's own key.
    await deployText('two');
    expect(Object.keys(versionsOf(await read()))).toEqual(['compositions']);
  });

  test('is refused if its key is revoked while the build is tried', async () => {
    const before = await deployText('one');
    await writeBuild(options.from, { text: 'two' });
    const signer = await signerFor();
    const tryBuild = async () => void (await revokeSigningKey(folder(), signer.id, 'Ama'));
    const deployment = deployBundle('compositions', { ...options, sign: by(signer), tryBuild });
    await expect(deployment).rejects.toThrow('or was revoked');
    expect((await history())?.current).toBe(before);
  });

  test('can be replaced by deploying the same version again', async () => {
    const version = await deployText('one');
    const signer = await signerFor();
    await deployBundle('compositions', { ...options, sign: by(signer) });
    const [entry] = (await history())?.deployed ?? [];
    expect([entry?.version, entry?.signature?.key]).toEqual([version, signer.id]);
  });
});

describe('a start', () => {
  test('signs once what an earlier release deployed without a signature', async () => {
    await deployText('one');
    await replaceSignature(undefined);
    for (const file of [folder().keys, folder().ownKey]) await fs.rm(file);
    await renewSignatures(folder());
    const read = await startReading(fail);
    expect(Object.keys(versionsOf(await read()))).toEqual(['compositions']);
    await replaceSignature(undefined);
    await renewSignatures(folder());
    expect(await readAreas(() => undefined)).toEqual({});
  });

  test.each<[string, () => Promise<unknown>]>([
    ['a key for a build server was created', () => signerFor()],
    ['a preview was created', () => createPreviewToken(folder(), { hours: 1, area: null })],
    ['another area was deployed', deployAccount],
  ])('signs it also if %s first', async (_what, act) => {
    const version = await deployText('one');
    await replaceSignature(undefined);
    for (const file of [folder().keys, folder().ownKey]) await fs.rm(file);
    await act();
    await renewSignatures(folder());
    expect((await readAreas()).compositions).toBe(version);
  });

  test('renews its own signatures in time, unless the files changed', async () => {
    const version = await deployText('one');
    const expiry = async () => (await history())?.deployed[0]?.signature?.expires_at ?? '';
    const first = await expiry();
    const later = (days: number) => new Date(Date.now() + days * 86_400_000);
    await atTime(later(100), () => renewSignatures(folder()));
    expect(await expiry()).toBe(first);
    await atTime(later(300), () => renewSignatures(folder()));
    const second = await expiry();
    expect(second > first).toBe(true);
    const file = path.join(folder().release('compositions', version), 'area.json');
    await fs.appendFile(file, ' ');
    await atTime(later(600), () => renewSignatures(folder()));
    expect(await expiry()).toBe(second);
  });

  test('signs nothing if the list of keys is missing', async () => {
    await deployText('one');
    await replaceSignature(undefined);
    await fs.rm(folder().keys);
    await renewSignatures(folder());
    expect((await history())?.deployed[0]?.signature).toBeUndefined();
  });

  test('warns of signatures by other keys that end soon', async () => {
    const version = await deployText('one');
    await deployBundle('compositions', { ...options, sign: by(await signerFor()) });
    const later = (days: number) => new Date(Date.now() + days * 86_400_000);
    expect(await atTime(later(360), () => endingSignatures(folder()))).toEqual([]);
    expect(await atTime(later(380), () => endingSignatures(folder()))).toMatchObject([
      { area: 'compositions', version },
    ]);
  });

  test('signs a local build again that is live and lost its signature', async () => {
    const version = await deployText('one');
    await replaceSignature(undefined);
    expect(await deployIfNew('compositions', options)).toBeNull();
    expect((await readAreas()).compositions).toBe(version);
  });
});

describe('the keys', () => {
  test('of an installation are created once, and only its user can read the secret half', async () => {
    await deployText('one');
    await deployText('two');
    expect(await readSigningKeys(folder())).toMatchObject([{ area: null, prefix: '/r/', by: 'own' }]);
    expect((await fs.stat(folder().ownKey)).mode & 0o777).toBe(0o600);
  });

  test('don’t include the secret half of a created key', async () => {
    const secret = await createSigningKey(folder(), {
      area: 'account',
      prefix: '/r/account/',
      by: 'CI',
    });
    const stored = await fs.readFile(folder().keys, 'utf8');
    const bytes = Buffer.from(secret.slice(13), 'base64url').subarray(-32);
    expect(stored).not.toContain(bytes.toString('base64').slice(0, 40));
  });

  test('can revoke the installation’s own, so that only signed builds can be deployed', async () => {
    const one = await deployText('one');
    const [own] = await readSigningKeys(folder());
    await revokeSigningKey(folder(), own?.id ?? '', 'Ama');
    await expect(deployText('two')).rejects.toThrow('was revoked');
    // It isn't in backups.
    await fs.rm(folder().ownKey);
    await expect(deployText('two')).rejects.toThrow('was revoked');
    expect((await history())?.current).toBe(one);
  });
});

/** Of the first version. */
async function replaceSignature(signature: RecordSignature | undefined): Promise<void> {
  const record = await readDeploymentRecord(folder());
  const compositions = record.areas.compositions;
  const deployed = compositions?.deployed.map((entry, place) => (place === 0 ? { ...entry, signature } : entry));
  const changed = { ...record, areas: { ...record.areas, compositions: { ...compositions, deployed } } };
  await fs.rm(folder().record);
  await fs.writeFile(folder().record, JSON.stringify(changed));
}

async function deployAccount(): Promise<void> {
  await writeBuild(options.from, { area: 'account' });
  await deployBundle('account', options);
}

function fail(reason: unknown): never {
  throw reason;
}
