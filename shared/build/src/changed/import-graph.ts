import { readFileSync } from 'node:fs';
import path from 'node:path';
import { exportedFiles, sourceFiles, WORKSPACE } from '../workspace.ts';

export type ImportGraph = ReadonlyMap<string, ReadonlySet<string>>;

/** Matches any quoted path, because tests also read programs and pages by path. */
const NAMES = /['"`]((?:\.{1,2}\/|@counterpoint\/|api\/|web\/)[^'"`\s]+)['"`]/g;

export function readImportGraph(): ImportGraph {
  const sources = sourceFiles().map((file) => ({ file, text: readFileSync(path.join(WORKSPACE, file), 'utf8') }));
  return buildImportGraph(sources, exportedFiles());
}

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

function exportedAs(name: string, exported: ReadonlyMap<string, string>): string | undefined {
  const [folder = '', ...rest] = name.split('/');
  return exported.get(name) ?? exported.get(`${folder}/*`)?.replace('*', rest.join('/'));
}

/**
 * Returns these files and everything that depends on them. Doesn't continue past `isWall` files, unless they're given.
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
