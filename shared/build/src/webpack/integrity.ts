import { createHash } from 'node:crypto';
import type { Compilation } from 'webpack';

/** sha384 of every script of a build, as an integrity value, by file name in a stable order. */
export function integrityOf(compilation: Compilation): Record<string, string> {
  const scripts = compilation
    .getAssets()
    .filter((asset) => asset.name.endsWith('.js'))
    .sort((one, other) => one.name.localeCompare(other.name, 'en'));
  return Object.fromEntries(
    scripts.map(({ name, source }) => [
      name,
      `sha384-${createHash('sha384').update(source.buffer()).digest('base64')}`,
    ]),
  );
}

/** Ten hex digits that stand for the content of a build: the same files give the same. */
export function contentVersion(packageVersion: string, integrity: Record<string, string>): string {
  const digest = createHash('sha256').update(JSON.stringify(integrity)).digest('hex').slice(0, 10);
  return `${packageVersion}-${digest}`;
}

/** A script of the output; not an update for a page that runs already, which development adds to a chunk group's files. */
export function isScript(file: string): boolean {
  return file.endsWith('.js') && !file.endsWith('.hot-update.js');
}

/** The scripts of a chunk group, as they stand in the output folder. */
export function scriptsOf(compilation: Compilation, groupName: string): string[] {
  const group = compilation.namedChunkGroups.get(groupName);
  return (group?.getFiles() ?? []).filter(isScript);
}
