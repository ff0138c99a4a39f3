import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const START = fileURLToPath(new URL('../../../ops/cluster/start.sh', import.meta.url));
const FIRST_REST_PORT = 15_008;

/** As `start.sh` prints it. */
export interface Cluster {
  readonly databaseUrl: string;
  readonly replicaUrl: string;
  /** Of the balancer in front of the portal's processes. */
  readonly portal: string;
  kill(role: 'leader' | 'replica'): Promise<void>;
  stop(): Promise<void>;
}

export async function startCluster(folder: string): Promise<Cluster> {
  const starter = spawn(START, [folder], { stdio: ['ignore', 'pipe', 'inherit'] });
  const printed = new Map<string, string>();
  for await (const line of createInterface({ input: starter.stdout })) {
    const [name = '', value = ''] = line.split(/=(.*)/);
    printed.set(name, value);
    if (name === 'PORTAL') break;
  }
  const [databaseUrl, replicaUrl, portal] = ['DATABASE_URL', 'REPLICA_URL', 'PORTAL'].map((name) => printed.get(name));
  if (!databaseUrl || !replicaUrl || !portal) throw new Error('The cluster did not start.');
  return {
    databaseUrl,
    replicaUrl,
    portal,
    kill: (role) => killNode(folder, role),
    stop: () => stop(starter),
  };
}

async function killNode(folder: string, role: 'leader' | 'replica'): Promise<void> {
  const answer = await fetch(`http://127.0.0.1:${FIRST_REST_PORT}/cluster`);
  // As Patroni's REST API describes it.
  const { members } = (await answer.json()) as { members: readonly { readonly name: string; readonly role: string }[] };
  const node = members.find((member) => (member.role === 'leader') === (role === 'leader'));
  if (!node) throw new Error(`There is no ${role}.`);
  const pidFile = path.join(folder, node.name, 'postmaster.pid');
  process.kill(Number.parseInt(fs.readFileSync(pidFile, 'utf8'), 10), 'SIGKILL');
}

async function stop(starter: ChildProcess): Promise<void> {
  const ended = once(starter, 'exit');
  starter.kill('SIGTERM');
  await ended;
}
