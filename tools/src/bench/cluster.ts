import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { portalWiring } from 'api/main/wiring.ts';
import { readEnv } from 'api/platform/config/env.ts';
import { StartupError } from 'api/platform/config/startup-error.ts';
import { openDatabase } from 'api/platform/db/open-database.ts';
import { usage } from '../messages/commands.generated.ts';
import { reportFound, Samples } from './load.ts';
import { insertMembers, LoadClients, RestartableServer } from './load-setting.ts';

const START = fileURLToPath(new URL('../../../ops/cluster/start.sh', import.meta.url));
const WORKS = 1_000;
const FIRST_REST_PORT = 15_008;
/** Of the calls within this time after a fault. */
const AIM = { seconds: 30, failedPercent: 1 };

/** As `start.sh` prints them. */
interface Cluster {
  readonly folder: string;
  readonly databaseUrl: string;
  readonly portal: string;
  stop(): Promise<void>;
}

/**
 * Two processes of the API behind HAProxy, on PostgreSQL with a replica under Patroni and PgBouncer, all on loopback. Kills
 * the primary and a process while members work; returns whether nothing was lost and few calls failed.
 */
export async function benchCluster(dataDir: string, args: readonly string[]): Promise<boolean> {
  const { values } = parseArgs({ args: [...args], options: { rate: { type: 'string', default: '60' } } });
  const aSecond = Number(values.rate);
  if (!(aSecond >= 1 && aSecond <= 500))
    throw new StartupError(() => usage({ usage: 'pnpm bench cluster [--rate=1…500]' }));
  // Under root, PostgreSQL runs as another user, who must get to its own folder in there.
  fs.chmodSync(dataDir, 0o711);
  const cluster = await startCluster(path.join(dataDir, 'cluster'));
  const env = readEnv({ DATABASE_URL: cluster.databaseUrl, DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
  const opened = await openDatabase(env, portalWiring(env));
  const servers = [15_041, 15_042].map((port) => new RestartableServer({ opened, dataDir, port }));
  const clients = new LoadClients();
  try {
    const members = await insertMembers(opened, env);
    for (const server of servers) await server.start();
    const address = `${cluster.portal}/api/v1`;
    await clients.prepare({ order: 'prepare', address, members, works: WORKS, seed: 1 });
    const samples = new Samples();
    clients.onSamples((more) => samples.add(more));
    clients.send({ aSecond, isWritingOnly: false });
    const isSteady = await injectFaults({ cluster, servers, samples });
    await clients.stop();
    samples.report(true);
    return isSteady && reportFound(await clients.findLost());
  } finally {
    clients.close();
    for (const server of servers) await server.stop();
    await opened.close();
    await cluster.stop();
  }
}

interface Setting {
  readonly cluster: Cluster;
  readonly servers: readonly RestartableServer[];
  readonly samples: Samples;
}

const FAULTS: Readonly<Record<string, (setting: Setting) => Promise<unknown>>> = {
  'primary killed': ({ cluster }) => killNode(cluster, 'leader'),
  'replica killed': ({ cluster }) => killNode(cluster, 'replica'),
  'process killed and started': async ({ servers: [server] }) => {
    await server?.kill();
    await server?.start();
  },
};

async function injectFaults(setting: Setting): Promise<boolean> {
  const { samples } = setting;
  let isSteady = true;
  for (const [name, inject] of Object.entries(FAULTS)) {
    await pause(AIM.seconds * 1_000);
    samples.clear();
    const start = performance.now();
    await inject(setting);
    await pause(AIM.seconds * 1_000 - (performance.now() - start));
    const { failed, count, lastFailedAt } = samples;
    const failedPercent = (100 * failed) / count;
    isSteady &&= failedPercent < AIM.failedPercent;
    const recovery = failed === 0 ? '' : `, the last after ${((lastFailedAt - start) / 1_000).toFixed(1)} s`;
    process.stdout.write(
      `${name}: ${failed} of ${count} calls failed in ${AIM.seconds} s (${failedPercent.toFixed(2)} %, aim ${AIM.failedPercent})${recovery}\n`,
    );
  }
  return isSteady;
}

interface Node {
  readonly name: string;
  readonly role: string;
}

async function killNode({ folder }: Cluster, role: 'leader' | 'replica'): Promise<void> {
  const answer = await fetch(`http://127.0.0.1:${FIRST_REST_PORT}/cluster`);
  // As Patroni's REST API describes it.
  const { members } = (await answer.json()) as { members: readonly Node[] };
  const node = members.find((member) => (member.role === 'leader') === (role === 'leader'));
  if (!node) throw new Error(`There is no ${role}.`);
  const pidFile = path.join(folder, node.name, 'postmaster.pid');
  process.kill(Number.parseInt(fs.readFileSync(pidFile, 'utf8'), 10), 'SIGKILL');
}

async function startCluster(folder: string): Promise<Cluster> {
  const starter = spawn(START, [folder], { stdio: ['ignore', 'pipe', 'inherit'] });
  const printed = new Map<string, string>();
  for await (const line of createInterface({ input: starter.stdout })) {
    const [name = '', value = ''] = line.split(/=(.*)/);
    printed.set(name, value);
    if (name === 'PORTAL') break;
  }
  const [databaseUrl, portal] = [printed.get('DATABASE_URL'), printed.get('PORTAL')];
  if (!databaseUrl || !portal) throw new Error('The cluster did not start.');
  return { folder, databaseUrl, portal, stop: () => stop(starter) };
}

async function stop(starter: ChildProcess): Promise<void> {
  const ended = once(starter, 'exit');
  starter.kill('SIGTERM');
  await ended;
}
