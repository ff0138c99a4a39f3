import { spawnSync } from 'node:child_process';

/** A line of `ps`: a process, its parent, and how it was called. */
export interface ProcessLine {
  readonly pid: number;
  readonly parent: number;
  readonly args: string;
}

/** npm, npx or pnpm by themselves, or as a script that Node runs. */
const LAUNCHER = /^(\S*\/)?(npm|npx|pnpm)(\.c?js)?(\s|$)|^\S*node\S*\s+\S*\/(npm|npx|pnpm)(-cli)?(\.[cm]?js)?(\s|$)/;
const LOOK_EVERY_MS = 1_000;

/**
 * The ancestors of `pid` up to the topmost npm, npx or pnpm: they started it, and each should be there as long as it
 * is. What started those (a shell, a supervisor) may well go.
 */
export function launchersOf(pid: number, lines: readonly ProcessLine[]): number[] {
  const ancestors: ProcessLine[] = [];
  const find = (wanted: number | undefined) => lines.find((line) => line.pid === wanted);
  for (let line = find(find(pid)?.parent); line && ancestors.length < 20; line = find(line.parent))
    ancestors.push(line);
  const topmost = ancestors.findLastIndex(({ args }) => LAUNCHER.test(args));
  return ancestors.slice(0, topmost + 1).map((line) => line.pid);
}

/**
 * Calls `onGone` when one of the programs that launched this process has ended. npx does not pass a SIGTERM on: without
 * this, stopping it would leave portal and database behind.
 */
export function watchLaunchers(onGone: () => void): void {
  const launchers = launchersOf(process.pid, readProcesses());
  if (launchers.length === 0) return;
  const timer = setInterval(() => {
    if (launchers.every(isRunning)) return;
    clearInterval(timer);
    onGone();
  }, LOOK_EVERY_MS);
  timer.unref();
}

function readProcesses(): ProcessLine[] {
  // Where there is no ps (Windows), signals are all there is.
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
    // Somebody else's process is running, too.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
