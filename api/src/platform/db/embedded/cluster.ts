import { createHash, randomBytes } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { inTerminalLanguage } from '@counterpoint/messages/node';
import * as text from '../../../messages/startup.generated.ts';
import { StartupError } from '../../config/startup-error.ts';
import { diskReason, diskReasonIn } from '../../config/system-errors.ts';
import type { findBinaries } from './binaries.ts';
import { changeOwner, type OsUser } from './os-user.ts';
import { run } from './programs.ts';

export type ClusterFolder = ReturnType<typeof prepareFolder>;

/** Part of the socket's file name; nothing listens on it. */
export const SOCKET_PORT = 5432;

/** A socket's address has 107 bytes; this leaves room for `/.s.PGSQL.5432.lock`. */
const MAX_SOCKET_FOLDER_BYTES = 85;

export function prepareFolder(dataDir: string) {
  const base = path.join(path.resolve(dataDir), 'postgres');
  try {
    // Checks the nearest existing folder: on a read-only disk, creating one only reports that it doesn't exist.
    fs.accessSync(nearestExisting(base), fs.constants.W_OK);
    fs.mkdirSync(base, { recursive: true });
  } catch (error) {
    throw unusable(base, error);
  }
  const beside = path.join(base, 'socket');
  const short = path.join(os.tmpdir(), `counterpoint-${createHash('sha256').update(base).digest('hex').slice(0, 12)}`);
  const cluster = path.join(base, 'cluster');
  return {
    base,
    cluster,
    socketFolder: Buffer.byteLength(beside) > MAX_SOCKET_FOLDER_BYTES ? short : beside,
    /** Of initdb, inside the cluster so that one rename publishes both. */
    passwordFile: path.join(cluster, 'portal-password'),
    pidFile: path.join(cluster, 'postmaster.pid'),
  };
}

function nearestExisting(folder: string): string {
  return fs.existsSync(folder) || folder === path.dirname(folder) ? folder : nearestExisting(path.dirname(folder));
}

export function socketFile(folder: ClusterFolder): string {
  return path.join(folder.socketFolder, `.s.PGSQL.${SOCKET_PORT}`);
}

export function unusable(folder: string, error: unknown): unknown {
  const reason = diskReason(error);
  return reason ? new StartupError(() => text.databaseFolder({ folder, reason }), error) : error;
}

export interface Installation {
  readonly folder: ClusterFolder;
  readonly binaries: ReturnType<typeof findBinaries>;
  readonly user: OsUser;
}

/** Creates a cluster under a temporary name and renames it, so that a partial one is never used. */
export async function ensureCluster(installation: Installation): Promise<void> {
  const { folder, user } = installation;
  try {
    if (!fs.existsSync(path.join(folder.cluster, 'PG_VERSION'))) await makeCluster(installation);
    fs.mkdirSync(folder.socketFolder, { recursive: true, mode: 0o700 });
    changeOwner(user, folder.socketFolder);
  } catch (error) {
    throw unusable(folder.base, error);
  }
}

async function makeCluster(installation: Installation): Promise<void> {
  const { folder, user } = installation;
  removeUnfinished(folder);
  const unfinished = fs.mkdtempSync(path.join(folder.base, 'unfinished-'));
  changeOwner(user, unfinished);
  try {
    await initialise(installation, unfinished);
    fs.renameSync(unfinished, folder.cluster);
  } finally {
    fs.rmSync(unfinished, { recursive: true, force: true });
  }
}

/** Left behind by a start that was killed or ran out of disk space. The start lock excludes running starts. */
function removeUnfinished(folder: ClusterFolder): void {
  for (const name of fs.readdirSync(folder.base))
    if (name.startsWith('unfinished-')) fs.rmSync(path.join(folder.base, name), { recursive: true, force: true });
}

async function initialise({ folder, binaries, user }: Installation, target: string): Promise<void> {
  const passwordFile = path.join(folder.base, 'unfinished-password');
  const password = randomBytes(24).toString('base64url');
  fs.writeFileSync(passwordFile, password, { mode: 0o600 });
  changeOwner(user, passwordFile);
  const { exitCode, output } = await run(user, binaries.initdb, [
    `--pgdata=${target}`,
    '--username=postgres',
    '--auth=scram-sha-256',
    `--pwfile=${passwordFile}`,
    '--locale=C.UTF-8',
    '--encoding=UTF8',
    '--no-instructions',
  ]);
  fs.rmSync(passwordFile, { force: true });
  if (exitCode !== 0) {
    const reason = diskReasonIn(output) ?? lastLine(output);
    throw new StartupError(() => text.databaseNotCreated({ folder: folder.base, reason }), new Error(output));
  }
  fs.writeFileSync(path.join(target, path.basename(folder.passwordFile)), password, { mode: 0o600 });
}

export function lastLine(output: string): string {
  return (output.split('\n').at(-1) ?? '').replace(/\.$/, '') || inTerminalLanguage(text.noReason);
}
