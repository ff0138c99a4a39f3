import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { WORKSPACE } from '../workspace.ts';
import { onStop } from './on-stop.ts';

export interface Program {
  readonly name: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly ready: RegExp;
  /** Lines for the developer, buffered until everything is ready. */
  readonly notice?: RegExp;
  /** Called on an unexpected exit; returns a line to print instead of the failure, or null. */
  readonly excuse?: () => Promise<string | null>;
}

interface RunningProgram {
  readonly program: Program;
  readonly child: ChildProcess;
  isReady: boolean;
}

/**
 * Runs programs in parallel with prefixed output until this process is stopped. If one exits before all are ready, the
 * others stop too.
 *
 * @param onReady called once when all are ready, with the lines buffered
 */
export function supervise(programs: readonly Program[], onReady: (notices: readonly string[]) => void): void {
  const width = Math.max(...programs.map(({ name }) => name.length)) + 2;
  const print = (name: string, line: string) => process.stdout.write(`${name.padEnd(width)}${line}\n`);
  const notices: string[] = [];
  let isUp = false;
  let isStopping = false;

  const running: RunningProgram[] = programs.map((program) => ({ program, child: start(program), isReady: false }));
  const stopAll = () => {
    isStopping = true;
    for (const { child } of running) child.kill('SIGTERM');
  };
  const markReady = (one: RunningProgram) => {
    one.isReady = true;
    // Lines that arrived with the last one are processed first.
    setImmediate(() => {
      if (isUp || running.some(({ isReady }) => !isReady)) return;
      isUp = true;
      onReady(notices);
    });
  };
  const handleLine = (one: RunningProgram, line: string) => {
    const { name, ready, notice } = one.program;
    const isAgain = one.isReady;
    if (ready.test(line)) markReady(one);
    if (!notice?.test(line)) print(name, line);
    else if (!isUp) notices.push(line);
    else if (isAgain && ready.test(line)) print(name, 'ready again');
  };
  const handleEnd = async (one: RunningProgram, code: number | null) => {
    if (isStopping) return;
    const excuse = await one.program.excuse?.();
    if (excuse) {
      print(one.program.name, excuse);
      return markReady(one);
    }
    print(one.program.name, `ended with ${code ?? 'a signal'}${isUp ? '; the others go on.' : ': everything stops.'}`);
    if (isUp) return;
    process.exitCode = 1;
    stopAll();
  };

  for (const one of running) {
    for (const stream of [one.child.stdout, one.child.stderr])
      if (stream) createInterface({ input: stream }).on('line', (line) => handleLine(one, line));
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
