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

export type Targets = Readonly<Record<string, string>>;

/** A `package.json`. */
export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly description?: string;
  readonly bin?: Targets;
  /** The sources to publish, of a package that isn't published whole. */
  readonly files?: readonly string[];
  readonly exports?: Targets;
  readonly imports?: Readonly<Record<string, Targets>>;
  readonly dependencies?: Targets;
  readonly devDependencies?: Targets;
  readonly sideEffects?: boolean;
}

export interface WorkspacePackage {
  readonly folder: string;
  readonly manifest: Manifest;
}

export function workspacePackages(): WorkspacePackage[] {
  return globSync(PACKAGES, { cwd: WORKSPACE })
    .filter((folder) => existsSync(path.join(WORKSPACE, folder, 'package.json')))
    .sort()
    .map((folder) => ({ folder, manifest: readManifest(path.join(folder, 'package.json')) }));
}

export function sourceFiles(): string[] {
  return globSync(`${PACKAGES}/**/*.{ts,tsx}`, {
    cwd: WORKSPACE,
    exclude: (name) => /(^|\/)(node_modules|dist|dist-sign-in)$/.test(name),
  }).filter((file) => !file.includes('node_modules'));
}

export function exportedFiles(): ReadonlyMap<string, string> {
  return new Map(
    workspacePackages().flatMap(({ folder, manifest: { name, exports = {} } }) =>
      Object.entries(exports).map(([entry, file]) => [path.posix.join(name, entry), path.posix.join(folder, file)]),
    ),
  );
}

export function versionOf(folder: string): string {
  return readManifest(path.join(folder, 'package.json')).version;
}

/** The version of a package as code in a folder gets it. */
export function installedVersion(name: string, folder: string): string {
  const file = findPackageJSON(name, pathToFileURL(path.join(WORKSPACE, folder, 'package.json')));
  if (file === undefined) throw new Error(`${folder}/package.json needs ${name}.`);
  return readManifest(file).version;
}

/** From the workspace, or absolute. */
export function readManifest(file: string): Manifest {
  // A wrong shape shows in the code that uses it.
  return JSON.parse(readFileSync(path.resolve(WORKSPACE, file), 'utf8')) as Manifest;
}
