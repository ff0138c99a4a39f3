// cspell:ignore connecter Espace
import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type AreaEntry, containerName } from '@counterpoint/contract/areas';
import type { AreaBuild } from '@counterpoint/contract/registry';
import { readSigner, type SignedRecord, signRecord } from '@counterpoint/contract/registry-client';
import type { HostBuild } from '../assets/host-build.ts';
import type { BundleId } from '../registry/bundles.ts';
import { deployBundle } from '../registry/deploy-bundle.ts';
import type { DeployFolder } from '../registry/deploy-folder.ts';
import { createSigningKey } from '../registry/signing/signing-keys.ts';

/** A folder for one test; `afterEach` removes it. */
export function temporaryFolder(): Promise<string> {
  return fs.mkdtemp(path.join(os.tmpdir(), 'counterpoint-web-'));
}

export const OFFERS = { contract: '1.2.0', kit: '1.0.3', exports: { '@counterpoint/kit/core': ['Box', 'Button'] } };

export const REASON = { by: 'Ama' };

/** Adds a key to the list, and signs with it. */
export async function createSign(folder: DeployFolder, area: BundleId = 'compositions') {
  const key = { area, prefix: `/r/${area}/`, by: 'CI' };
  const signer = readSigner(await createSigningKey(folder, key));
  return (record: SignedRecord) => signRecord(record, signer, new Date());
}

interface BuildParts {
  readonly area?: string;
  /** Members of its entry; those of the owner's area by default. */
  readonly entry?: Partial<AreaEntry>;
  /** Creates another version with other bytes. */
  readonly text?: string;
  readonly needs?: AreaBuild['needs'];
  readonly uses?: AreaBuild['uses'];
  /** The entry's exports; an area with one page by default. */
  readonly exposes?: string;
  /** Adds the exposed chunk in French. */
  readonly isTranslated?: boolean;
}

/** Writes a build like webpack's; returns the content of its `area.json`. */
export async function writeBuild(folder: string, parts: BuildParts = {}): Promise<AreaBuild> {
  const { area = 'compositions', text = 'one', needs = { contract: '1.0.0', kit: '1.0.0' }, uses = {} } = parts;
  await fs.rm(folder, { recursive: true, force: true });
  await fs.mkdir(folder, { recursive: true });
  const files: Record<string, string> = {};
  const { exposes = areaModule({ id: area, contract: needs.contract }) } = parts;
  const container = `globalThis.${containerName(area)} = { get: async () => (${exposes}) };`;
  for (const name of ['remoteEntry', 'area', 'list']) {
    const code = name === 'remoteEntry' ? container : 'globalThis.loaded = true;'.repeat(20);
    files[`${name}.${hex(text + name + exposes)}.js`] = `/* ${name} ${text} */ ${code}`;
  }
  const [entry = '', chunk = ''] = Object.keys(files);
  if (parts.isTranslated) files[chunk.replace(/js$/, 'fr.js')] = "globalThis.loaded = 'oui';";
  const integrity: Record<string, string> = {};
  for (const [name, content] of Object.entries(files)) {
    integrity[name] = sha384(content);
    await writeWithCompressed(path.join(folder, name), content);
  }
  await fs.writeFile(path.join(folder, `inter.${hex('font')}.woff2`), 'font');
  const place = { ...(PLACES[area] ?? aPlace(`/${area}`, 9)), ...parts.entry };
  const build = {
    area,
    ...place,
    version: `1.0.0-${hex(text)}`,
    entry,
    chunks: [chunk],
    fallbacks: [],
    needs,
    uses,
    integrity,
  };
  await fs.writeFile(path.join(folder, 'area.json'), JSON.stringify(build));
  return build;
}

interface AreaModule {
  readonly id?: string;
  readonly contract?: string;
  readonly path?: string;
  readonly access?: 'public' | 'private';
  readonly load?: string;
}

/** Source of a module that exposes an area with one page. */
export function areaModule({ id = 'compositions', contract = '1.0.0', ...route }: AreaModule = {}): string {
  const { path: at = PLACES[id]?.home ?? `/${id}`, access = 'private', load = '{ Page() {} }' } = route;
  return `{ area: { id: '${id}', contractVersion: '${contract}', routes: [
    { path: '${at}', access: '${access}', load: async () => (${load}) }] } }`;
}

function aPlace(home: string, order: number): Omit<AreaEntry, 'id'> {
  const label = { en: `Area of ${home}`, fr: `Espace de ${home}` };
  return { label, icon: 'M4 12h16', order, home, publicPaths: [], privatePaths: [home] };
}

/** Of the owner's areas, in part. */
const PLACES: Readonly<Record<string, Omit<AreaEntry, 'id'>>> = {
  compositions: aPlace('/music-composition', 1),
  recordings: aPlace('/sound-recordings', 2),
  oppositions: aPlace('/musical-opposition', 3),
  account: { ...aPlace('/profile', 4), publicPaths: ['/signup'] },
};

/** As much of the host as a trial needs: areas, pages at their paths, and reports of errors. */
const HOST_SCRIPT = `let loading;
function loadRemoteModule(name, entry) {
  loading = new Promise((resolve, reject) => {
    const script = Object.assign(document.createElement('script'), { src: entry });
    script.onload = () => globalThis[name].get().then(resolve, reject);
    script.onerror = () => reject(new Error(entry + ' failed'));
    document.head.append(script);
  });
  return loading;
}
globalThis.__COUNTERPOINT__ = { loadRemoteModule };
async function openPage() {
  const { area } = await loading;
  const route = area.routes.find(({ path }) => path === location.pathname);
  const { Page } = (await route?.load()) ?? {};
  await Page?.();
}
function report(description, context) {
  fetch('/api/v1/frontend/errorlogs', { method: 'POST', body: JSON.stringify({ description, context }) });
}
addEventListener('popstate', () => openPage().catch(({ message, isOfRequest }) =>
  report(message, { is_request_failure: isOfRequest })));`;

interface HostParts {
  /** Creates another version with other names of files. */
  readonly text?: string;
  readonly offers?: HostBuild['offers'];
  /** The code of its entry. */
  readonly script?: string;
}

/** Writes a build of the host like webpack's. Returns the content of its `host.json`. */
export async function writeHost(
  folder: string,
  { text = 'one', offers = OFFERS, script: code = HOST_SCRIPT }: HostParts = {},
): Promise<HostBuild> {
  await fs.rm(folder, { recursive: true, force: true });
  await fs.mkdir(folder, { recursive: true });
  const names = ['main', 'bootstrap', 'dashboard', 'parts', 'sign-in'];
  const [entry, chunk, dashboard, parts, landing] = names.map((name) => `${name}.${hex(text + name)}.js`);
  if (!entry || !chunk || !dashboard || !parts || !landing) throw new Error('Five names make five files.');
  const script = (name: string) => (name === entry ? code : `console.log(${JSON.stringify(name.repeat(40))});`);
  for (const name of [entry, chunk, dashboard, parts, landing])
    await writeWithCompressed(path.join(folder, name), script(name));
  const host = {
    version: `1.0.0-${hex(text)}`,
    entry,
    preload: [chunk],
    dashboardPreload: [dashboard],
    areaPreload: [parts],
    integrity: Object.fromEntries([entry, chunk, dashboard, parts].map((name) => [name, sha384(script(name))])),
    signIn: {
      entry: landing,
      integrity: { [landing]: sha384(script(landing)) },
      html: {
        en: `<main id="landing" data-script="{base}${landing}"><h1>Sign in</h1></main>`,
        fr: '<main id="landing"><h1>Se connecter</h1></main>',
      },
      css: '.landing{color:red}',
    },
    offers,
  };
  await fs.writeFile(path.join(folder, 'host.json'), JSON.stringify(host));
  return host;
}

/** Writes a build of the host below `root` and deploys it there. */
export async function deployHost(root: string, parts?: HostParts): Promise<HostBuild> {
  const [from, deployDir] = [path.join(root, 'host'), path.join(root, 'areas')];
  const host = await writeHost(from, parts);
  await deployBundle('host', { from, deployDir, reason: REASON });
  return host;
}

export function sha384(content: string): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}

async function writeWithCompressed(file: string, content: string): Promise<void> {
  await fs.writeFile(file, content);
  await fs.writeFile(`${file}.br`, brotliCompressSync(content));
}

function hex(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 10);
}
