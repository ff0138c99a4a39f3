import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { WORKSPACE } from '../workspace.ts';
import { onStop } from './on-stop.ts';

/** A program that goes on running beside others. */
export interface Program {
  /** Stands before each of its lines. */
  readonly name: string;
  /** Arguments for this very Node. */
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** Matches the line by which it tells that it is ready. */
  readonly ready: RegExp;
  /** Matches lines for the person who started all: kept back until everything is ready, then shown as they are. */
  readonly notice?: RegExp;
  /** Asked when it ended by itself: a line to show in place of the failure, or null when it is one. */
  readonly excuse?: () => Promise<string | null>;
}

interface Running {
  readonly program: Program;
  readonly child: ChildProcess;
  isReady: boolean;
}

/**
 * Runs programs side by side, their lines marked, until this process is told to stop; then all of them stop. One that
 * ends before everything was ready takes the others with it: half of what was asked for is of no use.
 *
 * @param onReady called once, when every program is ready, with the lines that were kept back
 */
export function supervise(programs: readonly Program[], onReady: (notices: readonly string[]) => void): void {
  const width = Math.max(...programs.map(({ name }) => name.length)) + 2;
  const say = (name: string, line: string) => process.stdout.write(`${name.padEnd(width)}${line}\n`);
  const notices: string[] = [];
  let isUp = false;
  let isStopping = false;

  const running: Running[] = programs.map((program) => ({ program, child: start(program), isReady: false }));
  const stopAll = () => {
    isStopping = true;
    for (const { child } of running) child.kill('SIGTERM');
  };
  const markReady = (one: Running) => {
    one.isReady = true;
    // The lines that came along with the last one are read first.
    setImmediate(() => {
      if (isUp || running.some(({ isReady }) => !isReady)) return;
      isUp = true;
      onReady(notices);
    });
  };
  const hear = (one: Running, line: string) => {
    const { name, ready, notice } = one.program;
    const isAgain = one.isReady;
    if (ready.test(line)) markReady(one);
    if (!notice?.test(line)) say(name, line);
    else if (!isUp) notices.push(line);
    else if (isAgain && ready.test(line)) say(name, 'ready again');
  };
  const handleEnd = async (one: Running, code: number | null) => {
    if (isStopping) return;
    const excuse = await one.program.excuse?.();
    if (excuse) {
      say(one.program.name, excuse);
      return markReady(one);
    }
    say(one.program.name, `ended with ${code ?? 'a signal'}${isUp ? '; the others go on.' : ': everything stops.'}`);
    if (isUp) return;
    process.exitCode = 1;
    stopAll();
  };

  for (const one of running) {
    for (const stream of [one.child.stdout, one.child.stderr])
      if (stream) createInterface({ input: stream }).on('line', (line) => hear(one, line));
    one.child.on('close', (code) => void handleEnd(one, code));
  }
  onStop(() => {
    process.stdout.write('Stopping …\n');
    stopAll();
  }, stopAll);
}

function start({ args, env }: Program): ChildProcess {
  return spawn(process.execPath, args, {
    cwd: WORKSPACE,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}
