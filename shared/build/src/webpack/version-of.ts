import { readFileSync } from 'node:fs';
import path from 'node:path';
import { WORKSPACE } from './base-config.ts';

/** The version in the package.json of a folder of the workspace. */
export function versionOf(folder: string): string {
  const file = path.join(WORKSPACE, folder, 'package.json');
  const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version: unknown };
  if (typeof version !== 'string') throw new Error(`${file} has no version.`);
  return version;
}
