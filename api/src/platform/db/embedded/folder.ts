import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { StartupError } from '../../config/startup-error.ts';
import { diskReason } from '../../config/system-errors.ts';

/** Where a cluster and its socket live. */
export interface ClusterFolder {
  readonly base: string;
  readonly cluster: string;
  readonly socketFolder: string;
  /** The file that initdb's password is kept in, inside the cluster so that one rename publishes both. */
  readonly passwordFile: string;
  readonly pidFile: string;
}

/** The port names the socket's file and is never listened on. */
export const SOCKET_PORT = 5432;

/** A socket's address has 107 bytes; this leaves room for `/.s.PGSQL.5432.lock`. */
const LONGEST_SOCKET_FOLDER = 85;

/** Makes the folder and says where all is in it. Throws a `StartupError` that says what is wrong with the disk. */
export function prepareFolder(dataDir: string): ClusterFolder {
  const base = path.join(path.resolve(dataDir), 'postgres');
  try {
    // Asked of the nearest folder that exists: on a read-only disk making folders says only that there are none.
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

/** The file of the server's socket. */
export function socketFile(folder: ClusterFolder): string {
  return path.join(folder.socketFolder, `.s.PGSQL.${SOCKET_PORT}`);
}

/** The one line for a folder that cannot be used; an error of another kind comes back as it is. */
export function unusable(folder: string, error: unknown): unknown {
  const reason = diskReason(error);
  return reason ? new StartupError(`The database’s folder ${folder} cannot be used: ${reason}.`, error) : error;
}
