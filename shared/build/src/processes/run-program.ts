import { spawn } from 'node:child_process';
import { WORKSPACE } from '../workspace.ts';
import { onStop } from './on-stop.ts';
import { serverEnvironment } from './server-environment.ts';

/**
 * Runs a program in this terminal until it ends, with the settings of servers. A terminal's Ctrl-C also reaches the program; a
 * signal to this process alone is forwarded.
 */
export function runProgram(args: readonly string[]): void {
  const program = spawn(process.execPath, args, { cwd: WORKSPACE, stdio: 'inherit', env: serverEnvironment() });
  onStop(
    () => program.kill('SIGTERM'),
    () => program.kill('SIGKILL'),
  );
  program.on('exit', (code, signal) => {
    process.exitCode = code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1);
  });
}
