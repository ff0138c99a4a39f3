// `pnpm packages`: compiles what an area outside this repository needs to .cache/packages, as a registry gets it.
// `pnpm packages --publish --registry <url>`: publishes the versions that the registry doesn't have yet.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { publishPackages } from '../packages/publish-packages.ts';
import { stagePackages } from '../packages/stage-packages.ts';
import { runCommand } from '../processes/run-command.ts';
import { WORKSPACE } from '../workspace.ts';

await runCommand(async () => {
  const options = { publish: { type: 'boolean' }, registry: { type: 'string' } } as const;
  const { values } = parseArgs({ options });
  const { publish = false, registry } = values;
  if (publish && registry === undefined)
    throw new Error('Name the registry: pnpm packages --publish --registry https://npm.example');
  const packages = await stagePackages({ target: path.join(WORKSPACE, '.cache/packages') });
  if (publish && registry !== undefined) await publishPackages(packages, registry, print);
  else for (const { name, version, folder } of packages) print(`${name}@${version}  ${folder}`);
});

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
