// `pnpm bench <name> […]`: runs a benchmark on a temporary database.
import { spawn } from 'node:child_process';
import { onStop } from '../processes/on-stop.ts';
import { serverEnvironment } from '../processes/server-environment.ts';
import { WORKSPACE } from '../workspace.ts';

/** Those in a browser or on a cluster; the others are in tools/src/bench. */
const PROGRAMS: Readonly<Record<string, string>> = {
  cluster: 'tools/src/cluster/cluster.ts',
  'sign-in': 'e2e/src/bench/sign-in.ts',
  navigate: 'e2e/src/bench/navigate.ts',
  areas: 'e2e/src/bench/areas.ts',
  deployments: 'e2e/src/bench/deployments.ts',
};

const [name = '', ...options] = process.argv.slice(2);
const program = PROGRAMS[name];
const args = program ? [program, ...options] : ['tools/src/bench/bench.ts', name, ...options];
const bench = spawn(process.execPath, args, { cwd: WORKSPACE, stdio: 'inherit', env: serverEnvironment() });
onStop(
  () => bench.kill(),
  () => bench.kill('SIGKILL'),
);
bench.on('exit', (code) => {
  process.exitCode = code ?? 1;
});
