import { existsSync, globSync, readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const isInstalled = /[\\/]node_modules[\\/]/.test(import.meta.filename);

/** This repository; for an area outside of it, which has this package from a registry, the folder of the area. */
export const WORKSPACE = isInstalled
  ? path.join(process.cwd(), path.sep)
  : fileURLToPath(new URL('../../../', import.meta.url));

/** The extension of this package's sources, which a registry has compiled. */
export const SCRIPT = path.extname(import.meta.filename);

/** Folders of packages, as a pattern. */
export const PACKAGES = isInstalled ? '.' : '{api,e2e,host,tools,web,remote-*,shared/*}';

/** Results of the commands; ignored by git. */
export const REPORTS = path.join(WORKSPACE, '.reports');

export interface WorkspacePackage {
  readonly name: string;
  readonly folder: string;
  readonly runtimeDependencies: readonly string[];
}

export function workspacePackages(): WorkspacePackage[] {
  return globSync(PACKAGES, { cwd: WORKSPACE })
    .filter((folder) => existsSync(path.join(WORKSPACE, folder, 'package.json')))
    .sort()
    .map(readPackage);
}

export function sourceFiles(): string[] {
  return globSync(`${PACKAGES}/**/*.{ts,tsx}`, {
    cwd: WORKSPACE,
    exclude: (name) => /(^|\/)(node_modules|dist|dist-sign-in)$/.test(name),
  }).filter((file) => !file.includes('node_modules'));
}

export function exportedFiles(): ReadonlyMap<string, string> {
  return new Map(
    workspacePackages().flatMap(({ name, folder }) =>
      Object.entries(readManifest(path.join(folder, 'package.json')).exports ?? {}).map(([entry, file]) => [
        path.posix.join(name, entry),
        path.posix.join(folder, file),
      ]),
    ),
  );
}

export function versionOf(folder: string): string {
  return versionIn(path.join(folder, 'package.json'));
}

/** The version of a package as code in a folder gets it. */
export function installedVersion(name: string, folder: string): string {
  const file = findPackageJSON(name, pathToFileURL(path.join(WORKSPACE, folder, 'package.json')));
  if (file === undefined) throw new Error(`${folder}/package.json needs ${name}.`);
  return versionIn(file);
}

function versionIn(file: string): string {
  const { version } = readManifest(file);
  if (typeof version !== 'string') throw new Error(`${file} has no version.`);
  return version;
}

function readPackage(folder: string): WorkspacePackage {
  const manifest = readManifest(path.join(folder, 'package.json'));
  return { name: String(manifest.name), folder, runtimeDependencies: Object.keys(manifest.dependencies ?? {}) };
}

interface Manifest {
  name?: unknown;
  version?: unknown;
  exports?: Record<string, string>;
  dependencies?: Record<string, string>;
}

function readManifest(file: string): Manifest {
  // A wrong shape shows in the code that uses it.
  return JSON.parse(readFileSync(path.resolve(WORKSPACE, file), 'utf8')) as Manifest;
}
