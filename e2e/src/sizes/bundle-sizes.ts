import { globSync, statSync } from 'node:fs';
import path from 'node:path';
import { BUNDLES, type Bundle } from '@counterpoint/build/bundles';
import { WORKSPACE } from '@counterpoint/build/workspace';

/** All English scripts of each bundle in brotli bytes, whether or not a visit needs them. */
export function bundleSizes(): Record<string, number> {
  const sizes = new Map(BUNDLES.map(({ name, output }) => [name, sizeOfScripts(output)]));
  const ownSize = ({ name, contains = '' }: Bundle) => (sizes.get(name) ?? 0) - (sizes.get(contains) ?? 0);
  return Object.fromEntries(BUNDLES.map((bundle) => [bundle.name, ownSize(bundle)]));
}

function sizeOfScripts(folder: string): number {
  const files = globSync(`${folder}/*.js.br`, { cwd: WORKSPACE, exclude: ['**/*.fr.js.br'] });
  return files.reduce((total, file) => total + statSync(path.join(WORKSPACE, file)).size, 0);
}
