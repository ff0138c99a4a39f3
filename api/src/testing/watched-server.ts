import { fork } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ConnectionConfig } from '../platform/db/connection-config.ts';
import { COMPILE_CACHE } from './compiled-once.ts';
import type { Measured } from './event-loop-probe.ts';

const SERVER = fileURLToPath(new URL('../main/server.ts', import.meta.url));
const PROBE = new URL('./event-loop-probe.ts', import.meta.url).href;
/** As `pnpm start` sets them. */
const PROCESS_SETTINGS = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '65536',
  NODE_OPTIONS: '--max-semi-space-size=8',
};

/** The API in a process of its own, whose main thread is watched. */
export interface WatchedServer {
  /** The address of /api/v1, without a slash at the end. */
  readonly address: string;
  /** The longest block since the last call, and the most memory so far. */
  measure(): Promise<Measured>;
  stop(): Promise<void>;
  kill(): Promise<void>;
}

/** Starts a server process on a database. */
export async function startWatchedServer(
  connection: ConnectionConfig,
  more: Readonly<Record<string, string>> = {},
): Promise<WatchedServer> {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'counterpoint-watched-'));
  const settings = { DATA_DIR: folder, DATABASE_URL: addressOf(connection), PORT: '0', LOG_FORMAT: 'json', ...more };
  const child = fork(SERVER, {
    env: { PATH: process.env.PATH ?? '', ...settings, ...PROCESS_SETTINGS, ...COMPILE_CACHE },
    execArgv: ['--import', PROBE],
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const ended = once(child, 'close');
  let output = '';
  const address = await new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      output += chunk;
      const found = /Server listening at (http:\/\/[\d.:]+)/.exec(output)?.[1];
      if (!found) return;
      child.stdout?.removeAllListeners('data').resume();
      resolve(`${found}/api/v1`);
    });
    ended.then(() => reject(new Error(`The server ended: ${output}`)), reject);
  });
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await ended;
    await fs.rm(folder, { recursive: true, force: true });
  };
  return {
    address,
    async measure() {
      child.send('measure');
      // The probe sends nothing else.
      const [measured] = (await once(child, 'message')) as [Measured];
      return measured;
    },
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  };
}

export function addressOf({ connectionString, user, password, host, port, database }: ConnectionConfig): string {
  if (connectionString) return connectionString;
  const url = new URL(`postgres://localhost/${database ?? ''}`);
  url.username = user ?? '';
  url.password = typeof password === 'string' ? password : '';
  url.port = String(port ?? '');
  if (host?.startsWith('/')) url.searchParams.set('host', host);
  else url.hostname = host ?? 'localhost';
  return url.href;
}
