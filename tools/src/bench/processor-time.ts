import fs from 'node:fs';
import type { Database } from 'api/platform/db/transaction.ts';
import { backendPid } from './bench-repository.ts';

const TICKS_PER_SECOND = 100;

/** In seconds. */
export interface ProcessorTime {
  readonly api: number;
  /** All server processes; null for a remote server or without `/proc`. */
  readonly database: number | null;
}

export async function processorTimes(db: Database): Promise<() => ProcessorTime> {
  const server = await serverOf(db);
  return () => {
    const { user, system } = process.cpuUsage();
    return { api: (user + system) / 1_000_000, database: server === null ? null : familyTime(server) };
  };
}

async function serverOf(db: Database): Promise<number | null> {
  const backend = statOf(await backendPid(db));
  return backend?.command.startsWith('postgres') ? backend.parent : null;
}

interface Stat {
  readonly command: string;
  readonly parent: number;
  readonly own: number;
  readonly ended: number;
}

/** Fields of `proc_pid_stat(5)`; the command may contain spaces. */
function statOf(pid: number): Stat | null {
  let text: string;
  try {
    text = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    // The process has ended, or there is no `/proc`.
    return null;
  }
  const [, command = '', rest = ''] = /\((.*)\) (.*)/s.exec(text) ?? [];
  const [, parent, ...others] = rest.split(' ').map(Number);
  const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = others.slice(9);
  return { command, parent: parent ?? 0, own: user + system, ended: endedUser + endedSystem };
}

/** Includes children that have ended. */
function familyTime(pid: number): number {
  const stats = fs.readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? (statOf(Number(name)) ?? []) : []));
  const children = stats.filter(({ parent }) => parent === pid).reduce((sum, { own }) => sum + own, 0);
  const server = statOf(pid);
  return (children + (server ? server.own + server.ended : 0)) / TICKS_PER_SECOND;
}
