import type { WorkspacePackage } from '../workspace.ts';
import { findDependents, type ImportGraph } from './import-graph.ts';

export interface Selection {
  readonly packages: readonly WorkspacePackage[];
  readonly tests: readonly string[];
}

interface Change {
  readonly changed: readonly string[];
  readonly graph: ImportGraph;
  readonly sources: readonly string[];
  readonly packages: readonly WorkspacePackage[];
}

const TEST = /\.test\.tsx?$/;

/** Files no check reads, unless a test names them. */
const DOCUMENTATION = /\.md$|^docs\/|(^|\/)\.git(ignore|attributes)$/;

/** Files that configure a whole package. */
const CONFIGURATION = /^[^/]+(\/[^/]+)?\/(package\.json|tsconfig\.json|jest\.config\.ts)$/;

/** Composition root of the API: through it, every API test reaches every API file. */
const WORK_ROOT = /^api\/src\/main\//;

/**
 * Selects checks by the import graph. An unreferenced file (a migration, a configuration) affects its package, a root
 * file everything. API tests are selected by room, because all of them go through the composition root.
 */
export function selectChecks({ changed, graph, sources, packages }: Change): Selection {
  const affected = findDependents(changed, graph, (file) => WORK_ROOT.test(file));
  const whole = new Set([...affected].filter((file) => concernsPackage(file, changed, graph)).map(packageOf));
  const isWhole = (folder: string) => whole.has('') || whole.has(folder);
  const rooms = new Set([...affected].filter((file) => !TEST.test(file)).map(roomOf));
  const tests = sources.filter(
    (file) =>
      TEST.test(file) &&
      packageOf(file) !== 'e2e' &&
      (affected.has(file) || isWhole(packageOf(file)) || (roomOf(file) !== null && rooms.has(roomOf(file)))),
  );
  const folders = new Set([...affected].filter((file) => !DOCUMENTATION.test(file)).map(packageOf));
  return {
    packages: packages.filter(({ folder }) => folders.has(folder) || isWhole(folder)),
    tests,
  };
}

function concernsPackage(file: string, changed: readonly string[], graph: ImportGraph): boolean {
  if (CONFIGURATION.test(file)) return true;
  return changed.includes(file) && !graph.has(file) && !TEST.test(file) && !DOCUMENTATION.test(file);
}

function packageOf(file: string): string {
  return /^(shared\/[^/]+|[^/]+)\//.exec(file)?.[1] ?? '';
}

function roomOf(file: string): string | null {
  return WORK_ROOT.test(file) ? null : (/^api\/src\/([^/]+)\//.exec(file)?.[1] ?? null);
}
