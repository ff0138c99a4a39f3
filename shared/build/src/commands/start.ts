// `pnpm start [--empty]`: builds what is stale, then runs portal and API in one process until it is told to stop.
import { spawn } from 'node:child_process';
import { buildBundles } from '../bundles/build-bundles.ts';
import { onStop } from '../processes/on-stop.ts';
import { serverEnvironment } from '../processes/server-environment.ts';
import { WORKSPACE } from '../workspace.ts';

try {
  await buildBundles({ onProgress: (line) => process.stdout.write(`${line}\n`) });
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

// A process of its own, so that nothing of webpack stays in the server's memory.
const server = spawn(
  process.execPath,
  [`${WORKSPACE}tools/src/demo/commands/start-portal.ts`, ...process.argv.slice(2)],
  {
    stdio: 'inherit',
    env: serverEnvironment(),
  },
);
// A terminal's Ctrl-C reaches the server too; what is sent to this process alone is passed on.
onStop(
  () => server.kill('SIGTERM'),
  () => server.kill('SIGKILL'),
);
server.on('exit', (code, signal) => {
  process.exitCode = code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1);
});
