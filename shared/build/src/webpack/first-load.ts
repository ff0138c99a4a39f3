import type { ChunkGroup, Compilation, Module } from 'webpack';
import { isScript } from './integrity.ts';

const CONSUMED = /^consume-shared-module\|[^|]*\|([^|]+)\|/;
const PROVIDED = /^provide module \([^)]*\) (.+?)@[^@]* = /;

/**
 * The scripts that a named chunk group needs before its code can run: its own, and those of every shared module that
 * it consumes, as this build provides them. They are what a page can ask for at once, instead of finding them out one
 * after the other.
 */
export function firstLoad(compilation: Compilation, groupName: string): string[] {
  const files = new Set<string>();
  const queue = [compilation.namedChunkGroups.get(groupName)];
  const seen = new Set<ChunkGroup>();
  for (let group = queue.pop(); group; group = queue.pop()) {
    if (seen.has(group)) continue;
    seen.add(group);
    for (const file of group.getFiles().filter(isScript)) files.add(file);
    for (const name of consumedBy(compilation, group)) {
      const provider = providerOf(compilation, name);
      if (provider) queue.push(provider);
    }
  }
  return [...files];
}

/** The names of the shared modules that stand in a group's chunks. */
function consumedBy(compilation: Compilation, group: ChunkGroup): string[] {
  const modules = group.chunks.flatMap((chunk) => [...compilation.chunkGraph.getChunkModulesIterable(chunk)]);
  return modules.flatMap((module) => partOf(module, CONSUMED));
}

/** The scripts in which this build provides each shared module, by the module's name. */
export function providedModules(compilation: Compilation): Record<string, string[]> {
  const names = [...compilation.modules].flatMap((module) => partOf(module, PROVIDED));
  return Object.fromEntries(
    names.sort().map((name) => [name, providerOf(compilation, name)?.getFiles().filter(isScript) ?? []]),
  );
}

/**
 * The scripts in which this build keeps its own copies of shared modules. They run where no host provides the module,
 * and are never asked for where one does.
 */
export function fallbackScripts(compilation: Compilation): string[] {
  const groups = [...compilation.modules]
    .filter((module) => CONSUMED.test(module.identifier()) || PROVIDED.test(module.identifier()))
    .flatMap((module) => module.blocks.map((block) => compilation.chunkGraph.getBlockChunkGroup(block)));
  const files = new Set(groups.flatMap((group) => group?.getFiles() ?? []));
  // A library that a page of the area bundles besides may stand in the same script.
  const pages = compilation.chunkGroups.filter((group) => !groups.includes(group));
  for (const file of pages.flatMap((group) => group.getFiles())) files.delete(file);
  return [...files].filter(isScript).sort();
}

/** The chunk group in which this build provides a shared module. */
function providerOf(compilation: Compilation, name: string): ChunkGroup | undefined {
  for (const module of compilation.modules) {
    if (!partOf(module, PROVIDED).includes(name)) continue;
    const [block] = module.blocks;
    return (block && compilation.chunkGraph.getBlockChunkGroup(block)) ?? undefined;
  }
  return undefined;
}

/** Federation's modules tell what they are in their identifiers alone. */
function partOf(module: Module, pattern: RegExp): string[] {
  const part = pattern.exec(module.identifier())?.[1];
  return part ? [part] : [];
}
