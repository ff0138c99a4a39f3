// cspell:ignore userconfig
// Part of `pnpm test --long`: publishes to a registry on this machine, and follows the README as a stranger with an empty home.
import assert from 'node:assert/strict';
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { after, before, test } from 'node:test';
import { promisify } from 'node:util';
import { buildBundles } from '@counterpoint/build/bundles';
import { publishPackages, stagePackages } from '@counterpoint/build/packages';
import * as z from 'zod';
import { createDeployAccess } from '../deployments/deploy-command.ts';
import { freePort, type Portal, startPortal } from '../portal/start-portal.ts';
import { type LocalRegistry, startRegistry } from './local-registry.ts';

const run = promisify(execFile);
const AREA = 'live-shows';

let folder: string;
let registry: LocalRegistry;
let portal: Portal;
let access: Record<string, string> = {};

before(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'counterpoint-stranger-'));
  registry = await startRegistry(path.join(folder, 'registry'), await freePort());
  await mkdir(path.join(folder, 'home'));
  await writeFile(path.join(folder, 'home/.npmrc'), registry.npmrc);
  await buildBundles({ onProgress: print });
  portal = await startPortal();
});

after(async () => {
  await portal?.stop();
  await registry?.stop();
  await rm(folder, { recursive: true, force: true });
});

test('publishes the packages once, and refuses other content under the same version', async () => {
  process.env.npm_config_userconfig = path.join(folder, 'home/.npmrc');
  const packages = await stagePackages({ target: path.join(folder, 'packages') });
  const lines: string[] = [];
  const publish = () => publishPackages(packages, registry.url, (line) => lines.push(line));
  await publish();
  assert.equal(lines.length, packages.length);
  await publish();
  assert.equal(lines.at(-1), 'The registry has all versions.');
  await writeFile(path.join(folder, 'packages/kit/dist/other.js'), '');
  await assert.rejects(publish, /other content: @counterpoint\/kit@/);
});

test('makes an area that tests, builds and deploys with what npm installs', async () => {
  access = createDeployAccess(portal, AREA);
  const startedAt = performance.now();
  await npm(folder, 'create', '-y', 'counterpoint-area', AREA);
  const installedAt = performance.now();
  await npm(area(), 'install');
  const installMs = performance.now() - installedAt;
  await npm(area(), 'test');
  await npm(area(), 'run', 'typecheck');
  await npm(area(), 'run', 'build');
  await npm(area(), 'run', 'deploy', '--', '--why', 'first version');
  const seconds = (performance.now() - startedAt - installMs) / 1000;
  print(`${seconds.toFixed(0)} s, and ${(installMs / 1000).toFixed(0)} s for npm install`);
  const live = await (await fetch(`${portal.origin}/registry.json`)).text();
  assert.match(live, new RegExp(`"/r/${AREA}/0\\.1\\.0-[0-9a-f]{10}/"`));
});

test('serves the area by itself', async () => {
  const port = await freePort();
  const { order } = z
    .object({ order: z.int() })
    .parse(JSON.parse(await readFile(path.join(area(), 'area.json'), 'utf8')));
  const env = { ...environment(), API_URL: portal.origin, DEV_PORT_BASE: String(port - order) };
  const program = spawn('npm', ['start'], { cwd: area(), env, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(program, 'exit');
  const lines = createInterface({ input: program.stdout });
  try {
    for await (const line of lines) if (line.startsWith('ready at')) break;
    const script = await (await fetch(`http://localhost:${port}/main.js`)).text();
    assert.match(script, /standalone/);
    assert.equal((await fetch(`http://localhost:${port}/api/v1/health`)).status, 200);
  } finally {
    program.kill('SIGTERM');
    await ended;
  }
});

function area(): string {
  return path.join(folder, AREA);
}

/** Without any setting of this machine. */
function environment() {
  return { PATH: process.env.PATH, HOME: path.join(folder, 'home') };
}

async function npm(cwd: string, ...args: readonly string[]): Promise<void> {
  const { stdout } = await run('npm', args, { cwd, env: { ...environment(), ...access } });
  print(stdout.trim());
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
