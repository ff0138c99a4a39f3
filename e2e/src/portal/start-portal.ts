import { execFile, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const WORKSPACE = fileURLToPath(new URL('../../../', import.meta.url));
/** It takes seconds, but several start at once beside other work. */
export const START_LIMIT_MS = 120_000;

/** Of what a portal printed before it ended unexpectedly. */
const OUTPUT_SHOWN = 4_000;

/** Names the folder with the data that portals start from; without it each creates its own. */
export const TEMPLATE_VARIABLE = 'E2E_TEMPLATE';

/** Encrypts the session cookies of all portals started here. */
export const SESSION_SECRET = 'the secret of the end-to-end tests';

const SETTINGS = {
  SESSION_SECRET,
  SECOND_FACTOR_KEY: 'the second factor key of the end-to-end tests',
  // Tests share sessions, which may be older than the ten minutes in which a sign-in counts as a fresh proof.
  STEP_UP_MINUTES: '720',
  // The fewest members that end a version: a test need not sign in five.
  ROLLBACK_MEMBERS: '2',
};

/** A portal for a test, with its own database and deployments. */
export interface Portal {
  readonly origin: string;
  /** Its data folder, with deployments in `areas/`. */
  readonly dataDir: string;
  /** Its output so far. */
  output(): string;
  stop(): Promise<void>;
}

/** Starts the built portal with demo data in a temporary folder. */
export async function startPortal(env: Readonly<Record<string, string>> = {}): Promise<Portal> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'counterpoint-e2e-'));
  const remove = () => rm(dataDir, { recursive: true, force: true });
  try {
    await copyTemplate(dataDir);
    const portal = await launchPortal(dataDir, env);
    return { ...portal, stop: () => portal.stop().then(remove) };
  } catch (error) {
    await remove();
    throw error;
  }
}

/** Copies the data that was prepared for this run, if any, into an empty folder. */
export async function copyTemplate(dataDir: string): Promise<void> {
  const template = process.env[TEMPLATE_VARIABLE];
  // The system's `cp` keeps owners, and the database isn't owned by root.
  if (template) await promisify(execFile)('cp', ['-Rp', `${template}/.`, dataDir]);
}

/** Starts the built portal with demo data, like `pnpm start`, and waits until it listens. Its data stays. */
export async function launchPortal(dataDir: string, env: Readonly<Record<string, string>> = {}): Promise<Portal> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const server = spawn(process.execPath, [`${WORKSPACE}tools/src/demo/commands/start-portal.ts`], {
    cwd: WORKSPACE,
    // Trusts the address in a header, so that tests can choose their network.
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, TRUST_PROXY: 'loopback', ...SETTINGS, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk));
  let isStopping = false;
  const ended = new Promise<void>((resolve) =>
    server.on('exit', (code, signal) => {
      if (!isStopping)
        process.stderr.write(`The portal at ${origin} ended with ${code ?? signal}:\n${output.slice(-OUTPUT_SHOWN)}\n`);
      resolve();
    }),
  );
  const printed = new Promise<void>((resolve) => server.stdout.once('data', () => resolve()));
  const stop = async () => {
    isStopping = true;
    server.kill('SIGTERM');
    await ended;
  };
  try {
    await waitUntilReady(origin, () => server.exitCode !== null);
    // It answers a moment before it prints its accounts.
    await Promise.race([printed, ended]);
  } catch (cause) {
    await stop();
    throw new Error(`The portal did not start.\n${output}`, { cause });
  }
  return { origin, dataDir, output: () => output, stop };
}

async function waitUntilReady(origin: string, hasEnded: () => boolean): Promise<void> {
  const end = Date.now() + START_LIMIT_MS;
  while (Date.now() < end && !hasEnded()) {
    const answer = await fetch(`${origin}/api/v1/ready`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(hasEnded() ? 'It ended.' : 'It did not answer in time.');
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}
