import type { ChunkGroup, Compilation, Module } from 'webpack';
import { isScript } from './integrity.ts';
import { USUAL_IN_AREAS } from './shared-modules.ts';

export const CONSUMED = /^consume-shared-module\|[^|]*\|([^|]+)\|/;
export const PROVIDED = /^provide module \([^)]*\) (.+?)@[^@|]*\|/;

/**
 * Returns the scripts a named chunk group needs before its code can run, including its shared modules, so that a page
 * can preload them all at once.
 */
export function firstLoad(compilation: Compilation, groupName: string): string[] {
  const files = firstLoadGroups(compilation, groupName).flatMap((group) => group.getFiles());
  return [...new Set(files.filter(isScript))];
}

export function firstLoadGroups(compilation: Compilation, groupName: string): ChunkGroup[] {
  const groups = new Set<ChunkGroup>();
  const queue = [compilation.namedChunkGroups.get(groupName)];
  for (let group = queue.pop(); group; group = queue.pop()) {
    if (groups.has(group)) continue;
    groups.add(group);
    for (const name of consumedBy(compilation, group)) {
      const provider = providerOf(compilation, name);
      if (provider) queue.push(provider);
    }
  }
  return [...groups];
}

/** Providers of the modules that every area needs. `host/src/areas/preload-kit.ts` loads it with each area. */
export function usualInAreas(compilation: Compilation): ChunkGroup[] {
  return USUAL_IN_AREAS.flatMap((name) => providerOf(compilation, name) ?? []);
}

/** Throws if an entry runs a shared module, which is only there after the entry has loaded it. */
export function refuseEarlySharedModules(compilation: Compilation, entryName: string): void {
  const group = compilation.namedChunkGroups.get(entryName);
  const names = group ? consumedBy(compilation, group) : [];
  if (names.length > 0)
    throw new Error(`The entry “${entryName}” uses ${names.join(', ')}: import it in the bootstrap.`);
}

function consumedBy(compilation: Compilation, group: ChunkGroup): string[] {
  const modules = group.chunks.flatMap((chunk) => [...compilation.chunkGraph.getChunkModulesIterable(chunk)]);
  return modules.flatMap((module) => partOf(module, CONSUMED));
}

export function providedModules(compilation: Compilation): Record<string, string[]> {
  const names = [...compilation.modules].flatMap((module) => partOf(module, PROVIDED));
  return Object.fromEntries(
    names.sort().map((name) => [name, providerOf(compilation, name)?.getFiles().filter(isScript) ?? []]),
  );
}

/**
 * Returns the scripts with this build's own copies of shared modules, which only run if no host provides the module.
 */
export function fallbackScripts(compilation: Compilation): string[] {
  const groups = [...compilation.modules]
    .filter((module) => CONSUMED.test(module.identifier()) || PROVIDED.test(module.identifier()))
    .flatMap((module) => module.blocks.map((block) => compilation.chunkGraph.getBlockChunkGroup(block)));
  const files = new Set(groups.flatMap((group) => group?.getFiles() ?? []));
  // A page may bundle another library into the same script.
  const pages = compilation.chunkGroups.filter((group) => !groups.includes(group));
  for (const file of pages.flatMap((group) => group.getFiles())) files.delete(file);
  return [...files].filter(isScript).sort();
}

function providerOf(compilation: Compilation, name: string): ChunkGroup | undefined {
  for (const module of compilation.modules) {
    if (!partOf(module, PROVIDED).includes(name)) continue;
    const [block] = module.blocks;
    return (block && compilation.chunkGraph.getBlockChunkGroup(block)) ?? undefined;
  }
  return undefined;
}

/** Federation's modules are only recognizable by their identifier. */
export function partOf(module: Module, pattern: RegExp): string[] {
  const part = pattern.exec(module.identifier())?.[1];
  return part ? [part] : [];
}
