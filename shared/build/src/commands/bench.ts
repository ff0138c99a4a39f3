// `pnpm bench <name> […]`: runs a benchmark on a temporary database.
import { runProgram } from '../processes/run-program.ts';

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
runProgram(program ? [program, ...options] : ['tools/src/bench/bench.ts', name, ...options]);
