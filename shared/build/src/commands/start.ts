// `pnpm start [--empty]`: builds stale bundles, then runs portal and API in one process.
import { enableCompileCache } from 'node:module';
import { runCommand } from '../processes/run-command.ts';
import { runProgram } from '../processes/run-program.ts';
import { serverEnvironment } from '../processes/server-environment.ts';

enableCompileCache(serverEnvironment().NODE_COMPILE_CACHE);
const { buildBundles } = await import('../bundles/build-bundles.ts');

await runCommand(async () => {
  await buildBundles({ onProgress: (line) => process.stdout.write(`${line}\n`) });
  // A separate process, so that webpack doesn't stay in the server's memory.
  runProgram(['tools/src/demo/commands/start-portal.ts', ...process.argv.slice(2)]);
});
