import { spawnSync } from 'node:child_process';

export interface ProcessLine {
  readonly pid: number;
  readonly parent: number;
  readonly args: string;
}

/** npm, npx or pnpm, directly or as a script run by Node. */
const LAUNCHER = /^(\S*\/)?(npm|npx|pnpm)(\.c?js)?(\s|$)|^\S*node\S*\s+\S*\/(npm|npx|pnpm)(-cli)?(\.[cm]?js)?(\s|$)/;
const POLL_EVERY_MS = 1_000;

/**
 * Returns the ancestors of `pid` up to the topmost npm, npx or pnpm, which should all live as long as the process.
 * Their own parents (a shell, a supervisor) may exit.
 */
export function launchersOf(pid: number, lines: readonly ProcessLine[]): number[] {
  const ancestors: ProcessLine[] = [];
  const find = (targetPid: number | undefined) => lines.find((line) => line.pid === targetPid);
  for (let line = find(find(pid)?.parent); line && ancestors.length < 20; line = find(line.parent))
    ancestors.push(line);
  const topmost = ancestors.findLastIndex(({ args }) => LAUNCHER.test(args));
  return ancestors.slice(0, topmost + 1).map((line) => line.pid);
}

/**
 * Calls `onGone` when a launcher of this process has ended. npx doesn't forward SIGTERM, so stopping it would leave the
 * portal and its database running.
 */
export function watchLaunchers(onGone: () => void): void {
  const launchers = launchersOf(process.pid, readProcesses());
  if (launchers.length === 0) return;
  const timer = setInterval(() => {
    if (launchers.every(isRunning)) return;
    clearInterval(timer);
    onGone();
  }, POLL_EVERY_MS);
  timer.unref();
}

function readProcesses(): ProcessLine[] {
  // Without ps (Windows), only signals work.
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8', maxBuffer: 16_000_000 });
  return (stdout ?? '').split('\n').flatMap((line) => {
    const match = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line);
    return match ? [{ pid: Number(match[1]), parent: Number(match[2]), args: match[3] ?? '' }] : [];
  });
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: the process exists but belongs to another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
