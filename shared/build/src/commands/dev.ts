// `pnpm dev [--empty]`: host, areas, API and web with hot reload at http://localhost:3000. See docs/development.md.
import { buildBundles } from '../bundles/build-bundles.ts';
import { BUNDLES } from '../bundles/bundles.ts';
import { busyPortLine, isBusyPort } from '../processes/busy-port.ts';
import { runCommand } from '../processes/run-command.ts';
import { bundleProgram, portalProgram } from '../processes/server-programs.ts';
import { supervise } from '../processes/supervise.ts';
import { devPortBase } from '../webpack/dev-ports.ts';

await runCommand(async () => {
  const port = devPortBase();
  if (await isBusyPort(port)) throw new Error(busyPortLine(port));
  // The landing page is small enough for a production build.
  await buildBundles({ names: ['sign-in'], onProgress: (line) => process.stdout.write(`${line}\n`) });
  process.stdout.write('Starting; the first time takes about a minute.\n');
  const bundles = BUNDLES.filter(({ name }) => name !== 'sign-in');
  supervise(
    [portalProgram(port, process.argv.slice(2)), ...bundles.map(({ name, config }) => bundleProgram(name, config))],
    (notices) => process.stdout.write(`\nEverything is ready. Ctrl-C stops it.\n${notices.join('\n')}\n\n`),
  );
});
