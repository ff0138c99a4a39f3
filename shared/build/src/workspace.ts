import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The workspace's root folder. */
export const WORKSPACE = fileURLToPath(new URL('../../../', import.meta.url));

/** Where the commands put what they found: never in git. */
export const REPORTS = path.join(WORKSPACE, '.reports');

/** A package of the workspace. */
export interface WorkspacePackage {
  /** As in package.json. */
  readonly name: string;
  /** Below the workspace's root. */
  readonly folder: string;
  /** Every package it names in package.json, run time and development alike. */
  readonly dependencies: readonly string[];
  /** The packages it names for run time alone. */
  readonly runtimeDependencies: readonly string[];
}

/** Every package, by folder. */
export function workspacePackages(): WorkspacePackage[] {
  return globSync('{api,e2e,host,tools,web,remote-*,shared/*}', { cwd: WORKSPACE })
    .filter((folder) => existsSync(path.join(WORKSPACE, folder, 'package.json')))
    .sort()
    .map(readPackage);
}

/** Every TypeScript file of ours, by its path below the workspace's root. */
export function sourceFiles(): string[] {
  return globSync('{api,e2e,host,tools,web,remote-*,shared/*}/**/*.{ts,tsx}', {
    cwd: WORKSPACE,
    exclude: (name) => /(^|\/)(node_modules|dist|dist-sign-in)$/.test(name),
  }).filter((file) => !file.includes('node_modules'));
}

/** The file behind each name that a package exports, such as `@counterpoint/kit/core`. */
export function exportedFiles(): ReadonlyMap<string, string> {
  return new Map(
    workspacePackages().flatMap(({ name, folder }) =>
      Object.entries(readManifest(folder).exports ?? {}).map(([entry, file]) => [
        path.posix.join(name, entry),
        path.posix.join(folder, file),
      ]),
    ),
  );
}

/** The version in the package.json of a folder of the workspace. */
export function versionOf(folder: string): string {
  const { version } = readManifest(folder);
  if (typeof version !== 'string') throw new Error(`${folder}/package.json has no version.`);
  return version;
}

function readPackage(folder: string): WorkspacePackage {
  const manifest = readManifest(folder);
  const runtimeDependencies = Object.keys(manifest.dependencies ?? {});
  const dependencies = [...runtimeDependencies, ...Object.keys(manifest.devDependencies ?? {})];
  return { name: String(manifest.name), folder, dependencies, runtimeDependencies };
}

interface Manifest {
  name?: unknown;
  version?: unknown;
  exports?: Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

function readManifest(folder: string): Manifest {
  // Our own files: a wrong shape shows at once in what uses it.
  return JSON.parse(readFileSync(path.join(WORKSPACE, folder, 'package.json'), 'utf8')) as Manifest;
}
