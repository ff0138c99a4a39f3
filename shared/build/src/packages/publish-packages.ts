import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { StagedPackage } from './stage-packages.ts';

const run = promisify(execFile);

/**
 * Publishes the versions that a registry doesn't have yet.
 *
 * @throws before anything is published, if a version is there with other content, or if npm can't read the registry's
 *   address, for which it would take its public registry
 */
export async function publishPackages(
  packages: readonly StagedPackage[],
  registry: string,
  print: (line: string) => void,
): Promise<void> {
  if (!/^https?:\/\//.test(registry)) throw new Error('The registry must be an address such as https://npm.example.');
  // Without the second, npm takes the scope's registry of the engineer's .npmrc.
  const target = ['--registry', registry, `--@counterpoint:registry=${registry}`];
  const stale: string[] = [];
  const missing: StagedPackage[] = [];
  for (const each of packages) {
    const [local, published] = await Promise.all([localIntegrity(each), publishedIntegrity(each, target)]);
    if (published === null) missing.push(each);
    else if (published !== local) stale.push(`${each.name}@${each.version}`);
  }
  if (stale.length > 0) throw new Error(`Published with other content: ${stale.join(', ')}. Raise their versions.`);
  for (const { name, version, folder } of missing) {
    await run('npm', ['publish', folder, '--access', 'public', ...target]);
    print(`${name}@${version} is published.`);
  }
  if (missing.length === 0) print('The registry has all versions.');
}

/** npm packs equal files to equal bytes. */
async function localIntegrity({ folder }: StagedPackage): Promise<string> {
  const { stdout } = await run('npm', ['pack', folder, '--dry-run', '--json']);
  return (JSON.parse(stdout) as { integrity: string }[])[0]?.integrity ?? '';
}

/** Null if the registry doesn't have the version. */
async function publishedIntegrity({ name, version }: StagedPackage, target: readonly string[]): Promise<string | null> {
  try {
    const { stdout } = await run('npm', ['view', `${name}@${version}`, 'dist.integrity', '--json', ...target]);
    return stdout.trim() === '' ? null : (JSON.parse(stdout) as string);
  } catch (error) {
    if (error instanceof Error && error.message.includes('E404')) return null;
    throw error;
  }
}
