import { createHash } from 'node:crypto';
import type { Compilation } from 'webpack';

/** sha384 integrity value of each script, sorted by file name. */
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

/** Reproducible: equal files give the same ten hex digits. */
export function contentVersion(packageVersion: string, integrity: Record<string, string>): string {
  const digest = createHash('sha256').update(JSON.stringify(integrity)).digest('hex').slice(0, 10);
  return `${packageVersion}-${digest}`;
}

/** Excludes hot updates, which development adds to a chunk group. */
export function isScript(file: string): boolean {
  return file.endsWith('.js') && !file.endsWith('.hot-update.js');
}

export function scriptsOf(compilation: Compilation, groupName: string): string[] {
  const group = compilation.namedChunkGroups.get(groupName);
  return (group?.getFiles() ?? []).filter(isScript);
}
