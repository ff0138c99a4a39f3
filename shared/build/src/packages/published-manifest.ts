import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { packageOf, SHARED_IN_PRODUCTION, SHARED_MODULES } from '../webpack/shared-modules.ts';
import { type Manifest, type Targets, versionOf, WORKSPACE, workspacePackages } from '../workspace.ts';

/** Once in a page, so the area decides on their version. */
const PEERS: ReadonlySet<string> = new Set([...SHARED_MODULES, ...SHARED_IN_PRODUCTION].map(packageOf));

/** We change a line of its runtime (docs/adr/0006-guarded-chunks.md). */
const PINNED: ReadonlySet<string> = new Set(['webpack']);

/** The Node that runs the compiled sources. */
const ENGINES = { node: '>=22.18' };

/** Returns a package's manifest for a registry: of compiled files, and without references to this repository. */
export function publishedManifest(manifest: Manifest, isEmitted: (file: string) => boolean): object {
  const { name, version, description, sideEffects, bin = {}, exports = {}, imports = {} } = manifest;
  const needed = Object.entries(withRanges(manifest.dependencies ?? {}));
  const emitted = Object.entries(exports).filter(([, file]) => isEmitted(compiled(file)));
  return {
    name,
    version,
    description,
    license: 'UNLICENSED',
    type: 'module',
    sideEffects,
    engines: ENGINES,
    bin: mapValues(bin, compiled),
    exports: Object.fromEntries(emitted.map(([entry, file]) => [entry, targetOf(file)])),
    imports: mapValues(imports, (conditions) => mapValues(conditions, compiled)),
    dependencies: Object.fromEntries(needed.filter(([each]) => !PEERS.has(each))),
    peerDependencies: Object.fromEntries(needed.filter(([each]) => PEERS.has(each))),
  };
}

/** Replaces the versions that only this repository knows. */
export function withRanges(dependencies: Targets): Targets {
  const catalog = readCatalog();
  const folders = new Map(workspacePackages().map(({ folder, manifest }) => [manifest.name, folder]));
  return Object.fromEntries(
    Object.keys(dependencies).map((name) => {
      const version = catalog[name] ?? versionOf(folders.get(name) ?? name);
      return [name, PINNED.has(name) ? version : `^${version}`];
    }),
  );
}

function readCatalog(): Targets {
  const workspace: unknown = parse(readFileSync(path.join(WORKSPACE, 'pnpm-workspace.yaml'), 'utf8'));
  // Our own file.
  return (workspace as { catalog: Targets }).catalog;
}

/** The file of a registry's package that was compiled from a source. */
export function compiled(source: string): string {
  return source.replace(/^(\.\/)?src\//, './dist/').replace(/\.tsx?$/, '.js');
}

function targetOf(source: string): string | object {
  if (!/\.tsx?$/.test(source)) return compiled(source);
  return { types: compiled(source).replace(/js$/, 'd.ts'), default: compiled(source) };
}

function mapValues<Value, Result>(record: Readonly<Record<string, Value>>, map: (value: Value) => Result) {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));
}
