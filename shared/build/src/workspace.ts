import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const WORKSPACE = fileURLToPath(new URL('../../../', import.meta.url));

/** Results of the commands; ignored by git. */
export const REPORTS = path.join(WORKSPACE, '.reports');

export interface WorkspacePackage {
  readonly name: string;
  readonly folder: string;
  readonly dependencies: readonly string[];
  readonly runtimeDependencies: readonly string[];
}

export function workspacePackages(): WorkspacePackage[] {
  return globSync('{api,e2e,host,tools,web,remote-*,shared/*}', { cwd: WORKSPACE })
    .filter((folder) => existsSync(path.join(WORKSPACE, folder, 'package.json')))
    .sort()
    .map(readPackage);
}

export function sourceFiles(): string[] {
  return globSync('{api,e2e,host,tools,web,remote-*,shared/*}/**/*.{ts,tsx}', {
    cwd: WORKSPACE,
    exclude: (name) => /(^|\/)(node_modules|dist|dist-sign-in)$/.test(name),
  }).filter((file) => !file.includes('node_modules'));
}

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
  // Our own files: a wrong shape shows in the code that uses them.
  return JSON.parse(readFileSync(path.join(WORKSPACE, folder, 'package.json'), 'utf8')) as Manifest;
}
