import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { WORKSPACE } from '@counterpoint/build/workspace';
import type { Page } from '@playwright/test';
import type { Member } from '../portal/demo-member.ts';
import { copyTemplate } from '../portal/start-portal.ts';

const START_LIMIT_MS = 150_000;
const FIRST_BASE = 23_000;
const STEP = 200;
/** API and web, the four areas, the host, as in docs/development.md. */
const OFFSETS = [0, 1, 2, 3, 4, 100];

/** Ports and a data folder of this test, so that it doesn't meet a developer's own. */
export interface Place {
  readonly portBase: number;
  readonly dataDir: string;
  remove(): Promise<void>;
}

/** A running development command. */
export interface DevCommand {
  /** Its output so far. */
  output(): string;
  /** Stops it as Ctrl-C does; returns its exit code. */
  stop(): Promise<number | null>;
}

/** Finds free ports. Each worker starts at the same port in each run, so that cached builds apply. */
export async function reservePlace(worker: number): Promise<Place> {
  let portBase = FIRST_BASE + worker * STEP;
  while (!(await areFree(portBase))) portBase += STEP * 10;
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'counterpoint-dev-'));
  await copyTemplate(dataDir);
  return { portBase, dataDir, remove: () => rm(dataDir, { recursive: true, force: true }) };
}

/** Runs `pnpm dev` (in the root) or an area's `pnpm dev` (in its folder), and waits for `ready` in its output. */
export async function startDev(place: Place, folder: string, ready: RegExp): Promise<DevCommand> {
  const command = folder === '' ? 'dev.ts' : 'dev-area.ts';
  const child = spawn(process.execPath, [`${WORKSPACE}shared/build/src/commands/${command}`], {
    cwd: path.join(WORKSPACE, folder),
    env: { ...process.env, DEV_PORT_BASE: String(place.portBase), DATA_DIR: place.dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk));
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  const stop = () => {
    child.kill('SIGTERM');
    return ended;
  };
  const end = Date.now() + START_LIMIT_MS;
  while (!ready.test(output)) {
    if (Date.now() > end || child.exitCode !== null) {
      await stop();
      throw new Error(`It did not become ready.\n${output}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return { output: () => output, stop };
}

/** Signs in on an area's own page. */
export async function signInAlone(page: Page, { email, password }: Member): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Whether nothing listens on any port of this base. */
export async function areFree(portBase: number): Promise<boolean> {
  const free = await Promise.all(OFFSETS.map((offset) => isFree(portBase + offset)));
  return !free.includes(false);
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
