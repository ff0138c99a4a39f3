import type { Compilation, Module } from 'webpack';
import { CONSUMED, PROVIDED, partOf } from './first-load.ts';

/** Sorted names of exports, by shared module. */
export type SharedExports = Record<string, readonly string[]>;

/**
 * Returns which exports of shared modules a build's code refers to. `*` stands for a whole module, as CommonJS code takes
 * it.
 */
export function usedExports(compilation: Compilation): SharedExports {
  const used = new Map<string, Set<string>>();
  for (const module of compilation.modules)
    for (const name of partOf(module, CONSUMED)) {
      const names = used.get(name) ?? new Set();
      for (const each of referencedNames(compilation, module)) names.add(each);
      used.set(name, names);
    }
  return sorted([...used].map(([name, names]) => [name, [...names]]));
}

function referencedNames(compilation: Compilation, module: Module): string[] {
  const connections = [...compilation.moduleGraph.getIncomingConnections(module)];
  const active = connections.filter((connection) => connection.isActive(undefined));
  return active.flatMap(({ dependency }) => {
    if (!dependency) return [];
    const references = compilation.getDependencyReferencedExports(dependency, undefined);
    return references.map((reference) => (Array.isArray(reference) ? reference : reference.name)[0] ?? '*');
  });
}

/** Returns the exports of the shared modules that a build provides; modules whose exports webpack can't list are missing. */
export function providedExports(compilation: Compilation): SharedExports {
  const provided = [...compilation.modules].flatMap((module) =>
    partOf(module, PROVIDED).flatMap((name): [string, string[]][] => {
      const names = exportsOfProvided(compilation, module);
      return names ? [[name, names]] : [];
    }),
  );
  return sorted(provided);
}

function exportsOfProvided({ moduleGraph }: Compilation, provider: Module): string[] | null {
  const [dependency] = provider.blocks.flatMap(({ dependencies }) => dependencies);
  const module = dependency && moduleGraph.getModule(dependency);
  const names = module && moduleGraph.getProvidedExports(module);
  return Array.isArray(names) ? names : null;
}

/** Throws if code uses a name that a shared module lacks. No compiler checks it for zod, which is shared in part. */
export function refuseUnsharedNames(compilation: Compilation): void {
  const used = usedExports(compilation);
  for (const module of compilation.modules)
    for (const name of partOf(module, CONSUMED)) {
      const shared = exportsOfProvided(compilation, module);
      const missing = shared && used[name]?.find((each) => each !== '*' && !shared.includes(each));
      if (missing) throw new Error(`${name} is shared without “${missing}”. ${hintFor(name)}`);
    }
}

function hintFor(module: string): string {
  return module.startsWith('zod/') ? 'Add it to shared-zod.ts, or import it from zod/v4/mini.' : 'Correct its name.';
}

/** Throws if the module of a file lacks an export that the host asks for by name, which no compiler checks. */
export function refuseMissingExport(
  { modules, moduleGraph }: Compilation,
  { file, name }: { file: string; name: string },
): void {
  const module = [...modules].find((each) => each.nameForCondition()?.endsWith(`/${file}`));
  const names = module && moduleGraph.getProvidedExports(module);
  if (Array.isArray(names) && !names.includes(name))
    throw new Error(`${file} exports ${names.join(', ') || 'nothing'}: it must export “${name}”.`);
}

function sorted(entries: readonly (readonly [string, readonly string[]])[]): SharedExports {
  const list = entries.map(([name, names]) => [name, [...names].sort()] as const);
  return Object.fromEntries(list.sort(([one], [other]) => one.localeCompare(other, 'en')));
}
