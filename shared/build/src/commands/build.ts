// `pnpm build [bundle …] [--force]`: builds stale bundles.
import { parseArgs } from 'node:util';
import { buildBundles } from '../bundles/build-bundles.ts';
import { runCommand } from '../processes/run-command.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { force: { type: 'boolean', default: false } },
});

await runCommand(async () => {
  const built = await buildBundles({
    ...(positionals.length > 0 ? { names: positionals } : {}),
    isForced: values.force,
    onProgress: (line) => process.stdout.write(`${line}\n`),
  });
  if (built === 0) process.stdout.write('Every bundle is up to date.\n');
});
