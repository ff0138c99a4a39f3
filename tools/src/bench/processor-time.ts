import fs from 'node:fs';
import type { Database } from 'api/platform/db/transaction.ts';
import { backendPid } from './bench-repository.ts';

/** Linux counts processor time in hundredths of a second. */
const TICKS_A_SECOND = 100;

/** Seconds of a processor that something has used. */
export interface ProcessorTime {
  readonly api: number;
  /** The server with all its backends; null where it runs elsewhere, or the system has no `/proc`. */
  readonly database: number | null;
}

/** Reads what the API and its database have used so far. */
export async function processorTimes(db: Database): Promise<() => ProcessorTime> {
  const server = await serverOf(db);
  return () => {
    const { user, system } = process.cpuUsage();
    return { api: (user + system) / 1_000_000, database: server === null ? null : familyTime(server) };
  };
}

/** The process that has started the backends. */
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

/** What `proc_pid_stat(5)` tells, from the command on, which may have spaces of its own. */
function statOf(pid: number): Stat | null {
  let text: string;
  try {
    text = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    // It has ended since, or there is no `/proc`.
    return null;
  }
  const [, command = '', rest = ''] = /\((.*)\) (.*)/s.exec(text) ?? [];
  const [, parent, ...others] = rest.split(' ').map(Number);
  const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = others.slice(9);
  return { command, parent: parent ?? 0, own: user + system, ended: endedUser + endedSystem };
}

/** A process with its children, those that have ended too. */
function familyTime(pid: number): number {
  const stats = fs.readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? (statOf(Number(name)) ?? []) : []));
  const children = stats.filter(({ parent }) => parent === pid).reduce((sum, { own }) => sum + own, 0);
  const server = statOf(pid);
  return (children + (server ? server.own + server.ended : 0)) / TICKS_A_SECOND;
}
