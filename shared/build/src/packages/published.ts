import { readFileSync } from 'node:fs';
import path from 'node:path';
import { WORKSPACE, type WorkspacePackage, workspacePackages } from '../workspace.ts';

const CREATE = 'shared/create-counterpoint-area';
const TEMPLATE = `${CREATE}/template/package.json`;

/** The packages that an area outside this repository needs, and the one that makes such an area. */
export function publishedPackages(): WorkspacePackage[] {
  const packages = workspacePackages();
  const { dependencies = {}, devDependencies = {} } = readManifest(TEMPLATE);
  const names = new Set([...Object.keys(dependencies), ...Object.keys(devDependencies)]);
  // Names added on the way are visited too.
  for (const name of names)
    for (const needed of packages.find((each) => each.name === name)?.runtimeDependencies ?? []) names.add(needed);
  return packages.filter(({ name, folder }) => names.has(name) || folder === CREATE);
}

export type Targets = Readonly<Record<string, string>>;

export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly description: string;
  readonly license?: string;
  readonly engines?: Targets;
  readonly bin?: Targets;
  /** The sources to publish, of a package that isn't published whole. */
  readonly files?: readonly string[];
  readonly exports?: Targets;
  readonly imports?: Readonly<Record<string, Targets>>;
  readonly scripts?: Targets;
  readonly dependencies?: Targets;
  readonly devDependencies?: Targets;
  readonly sideEffects?: boolean;
}

export function readManifest(file: string): Manifest {
  // Our own files: a wrong shape shows in the code that uses them.
  return JSON.parse(readFileSync(path.join(WORKSPACE, file), 'utf8')) as Manifest;
}
