import type { ChunkGroup, Compilation, Module } from 'webpack';

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
    for (const file of group.getFiles()) if (file.endsWith('.js')) files.add(file);
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
  return modules.flatMap((module) => partOf(module, /^consume-shared-module\|[^|]*\|([^|]+)\|/));
}

/** The chunk group in which this build provides a shared module. */
function providerOf(compilation: Compilation, name: string): ChunkGroup | undefined {
  for (const module of compilation.modules) {
    if (!partOf(module, /^provide module \([^)]*\) (.+?)@[^@]* = /).includes(name)) continue;
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
