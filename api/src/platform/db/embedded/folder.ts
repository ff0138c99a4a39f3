import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import * as text from '../../../messages/startup.generated.ts';
import { StartupError } from '../../config/startup-error.ts';
import { diskReason } from '../../config/system-errors.ts';

export interface ClusterFolder {
  readonly base: string;
  readonly cluster: string;
  readonly socketFolder: string;
  /** initdb's password file, inside the cluster so that one rename publishes both. */
  readonly passwordFile: string;
  readonly pidFile: string;
}

/** Part of the socket's file name; nothing listens on it. */
export const SOCKET_PORT = 5432;

/** A socket's address has 107 bytes; this leaves room for `/.s.PGSQL.5432.lock`. */
const LONGEST_SOCKET_FOLDER = 85;

export function prepareFolder(dataDir: string): ClusterFolder {
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
    socketFolder: Buffer.byteLength(beside) > LONGEST_SOCKET_FOLDER ? short : beside,
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
