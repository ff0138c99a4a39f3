// cspell:ignore conninfo
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import type { ConnectionConfig } from '../connection-config.ts';
import { findBinaries } from '../embedded/binaries.ts';
import { ensureCluster, type Installation, prepareFolder, SOCKET_PORT } from '../embedded/cluster.ts';
import { launch } from '../embedded/launch.ts';
import { chooseOsUser } from '../embedded/os-user.ts';
import { stopPostmaster } from '../embedded/postmaster.ts';

export interface TestServer {
  readonly connection: ConnectionConfig;
  readonly start: () => Promise<unknown>;
  readonly stop: () => Promise<void>;
}

/** A server and its streaming replica, both started, as copies of one new cluster. */
export async function startWithStandby(folder: string): Promise<{ primary: TestServer; standby: TestServer }> {
  const [primary, standby] = ['primary', 'standby'].map((name) => installationIn(path.join(folder, name)));
  if (!primary || !standby) throw new Error('There are two.');
  await ensureCluster(primary);
  // By the system's own `cp`, which keeps the owner.
  execFileSync('cp', ['-Rp', primary.folder.cluster, standby.folder.cluster]);
  await ensureCluster(standby);
  fs.writeFileSync(path.join(standby.folder.cluster, 'standby.signal'), '');
  const { host, port, user, password } = connectionTo(primary);
  const upstream = `primary_conninfo=host=${host} port=${port} user=${user} password=${password}`;
  const servers = { primary: serverOf(primary, []), standby: serverOf(standby, [upstream]) };
  await servers.primary.start();
  await servers.standby.start();
  return servers;
}

function installationIn(dataDir: string): Installation {
  const folder = prepareFolder(dataDir);
  const binaries = findBinaries();
  return { folder, binaries, user: chooseOsUser(folder.base, binaries.postgres) };
}

function serverOf(installation: Installation, settings: readonly string[]): TestServer {
  return {
    connection: connectionTo(installation),
    start: () => launch(installation, ['fsync=off', ...settings]),
    stop: () => stopPostmaster(installation.folder),
  };
}

function connectionTo({ folder }: Installation): ConnectionConfig {
  const password = fs.readFileSync(folder.passwordFile, 'utf8');
  return { host: folder.socketFolder, port: SOCKET_PORT, user: 'postgres', password, database: 'postgres' };
}
