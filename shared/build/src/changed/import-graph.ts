import { readFileSync } from 'node:fs';
import path from 'node:path';
import { exportedFiles, sourceFiles, WORKSPACE } from '../workspace.ts';

/** The files that name each file, by its path below the workspace's root. */
export type ImportGraph = ReadonlyMap<string, ReadonlySet<string>>;

/** Any text that names a file or a package of ours: imports, but programs and pages that a test reads as well. */
const NAMES = /['"`]((?:\.{1,2}\/|@counterpoint\/|api\/|web\/)[^'"`\s]+)['"`]/g;

/** Reads every source file of the workspace. */
export function readImportGraph(): ImportGraph {
  const sources = sourceFiles().map((file) => ({ file, text: readFileSync(path.join(WORKSPACE, file), 'utf8') }));
  return buildImportGraph(sources, exportedFiles());
}

/** Builds the graph of these sources; `exported` gives the file behind a name such as `@counterpoint/kit/core`. */
export function buildImportGraph(
  sources: readonly { readonly file: string; readonly text: string }[],
  exported: ReadonlyMap<string, string>,
): ImportGraph {
  const graph = new Map<string, Set<string>>();
  for (const { file, text } of sources)
    for (const [, name = ''] of text.matchAll(NAMES)) {
      const target = name.startsWith('.')
        ? path.posix.join(path.posix.dirname(file), name)
        : exportedAs(name, exported);
      if (target) graph.set(target, (graph.get(target) ?? new Set()).add(file));
    }
  return graph;
}

/** The file behind a name of a package, by an entry of its own or by the package's pattern (`./*`). */
function exportedAs(name: string, exported: ReadonlyMap<string, string>): string | undefined {
  const [folder = '', ...rest] = name.split('/');
  return exported.get(name) ?? exported.get(`${folder}/*`)?.replace('*', rest.join('/'));
}

/**
 * Finds everything that reaches these files, themselves included. What only `isWall` files lead to is left out: the walk
 * ends at them unless they are among the given files.
 */
export function findDependents(files: readonly string[], graph: ImportGraph, isWall: (file: string) => boolean) {
  const found = new Set(files);
  const queue = [...files];
  for (let file = queue.shift(); file !== undefined; file = queue.shift()) {
    if (isWall(file) && !files.includes(file)) continue;
    for (const importer of graph.get(file) ?? [])
      if (!found.has(importer)) {
        found.add(importer);
        queue.push(importer);
      }
  }
  return found;
}
