// `pnpm bench <name> […]`: measures something of the portal on a database of its own, which is gone afterwards.
import { spawn } from 'node:child_process';
import { serverEnvironment } from '../processes/server-environment.ts';
import { WORKSPACE } from '../workspace.ts';

/** What needs a browser; all other names are those of tools/src/bench. */
const IN_A_BROWSER: Readonly<Record<string, string>> = { 'sign-in': 'e2e/src/bench/sign-in.ts' };

const [name = '', ...options] = process.argv.slice(2);
const program = IN_A_BROWSER[name];
const args = program ? [program, ...options] : ['tools/src/bench/bench.ts', name, ...options];
const bench = spawn(process.execPath, args, { cwd: WORKSPACE, stdio: 'inherit', env: serverEnvironment() });
bench.on('exit', (code) => {
  process.exitCode = code ?? 1;
});
