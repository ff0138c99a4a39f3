import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Configuration } from 'webpack';
import { WORKSPACE } from '../workspace.ts';

/**
 * Reads a bundle's configuration.
 *
 * @param file from the workspace
 * @throws an error that names the file to edit
 */
export async function readConfiguration(file: string): Promise<Configuration> {
  const whole = path.resolve(WORKSPACE, file);
  if (!existsSync(whole)) throw new Error(`Create ${file}. ${EXPORTS_IT}`);
  const { default: configuration } = (await import(pathToFileURL(whole).href)) as { default?: Configuration };
  if (typeof configuration !== 'object') throw new Error(`Edit ${file}. ${EXPORTS_IT}`);
  return configuration;
}

const EXPORTS_IT =
  'It exports webpack’s configuration, an area’s as in “export default remoteConfig(import.meta.dirname);”.';
