// `pnpm start [--empty]`: builds stale bundles, then runs portal and API in one process.
import { spawn } from 'node:child_process';
import { enableCompileCache } from 'node:module';
import { onStop } from '../processes/on-stop.ts';
import { serverEnvironment } from '../processes/server-environment.ts';
import { WORKSPACE } from '../workspace.ts';

const env = serverEnvironment();
enableCompileCache(env.NODE_COMPILE_CACHE);
const { buildBundles } = await import('../bundles/build-bundles.ts');

try {
  await buildBundles({ onProgress: (line) => process.stdout.write(`${line}\n`) });
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

// A separate process, so that webpack doesn't stay in the server's memory.
const server = spawn(
  process.execPath,
  [`${WORKSPACE}tools/src/demo/commands/start-portal.ts`, ...process.argv.slice(2)],
  { stdio: 'inherit', env },
);
// A terminal's Ctrl-C also reaches the server; signals to this process alone are forwarded.
onStop(
  () => server.kill('SIGTERM'),
  () => server.kill('SIGKILL'),
);
server.on('exit', (code, signal) => {
  process.exitCode = code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1);
});
