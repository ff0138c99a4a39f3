import type { WorkspacePackage } from '../workspace.ts';
import { findDependents, type ImportGraph } from './import-graph.ts';

/** The checks that a change can affect. */
export interface Selection {
  /** The packages to compile. */
  readonly packages: readonly WorkspacePackage[];
  /** The jest files to run. */
  readonly tests: readonly string[];
}

interface Change {
  readonly changed: readonly string[];
  readonly graph: ImportGraph;
  /** Every source file. */
  readonly sources: readonly string[];
  readonly packages: readonly WorkspacePackage[];
}

const TEST = /\.test\.tsx?$/;

/** What no check reads, unless a test names it. */
const DOCUMENTATION = /\.md$|^docs\/|(^|\/)\.git(ignore|attributes)$/;

/** What configures a whole package. */
const CONFIGURATION = /^[^/]+(\/[^/]+)?\/(package\.json|tsconfig\.json|jest\.config\.ts)$/;

/** Where the API is put together: through it every test of the API reaches every file of it. */
const WORK_ROOT = /^api\/src\/main\//;

/**
 * Selects by the import graph. A file that nothing names (a migration, a configuration) affects its whole package, one of
 * the root affects everything. The API's tests are selected by the rooms that a change reaches, not by the composition
 * root that all of them go through.
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

/** The folder of the package; empty for a file of the root. */
function packageOf(file: string): string {
  return /^(shared\/[^/]+|[^/]+)\//.exec(file)?.[1] ?? '';
}

/** The folder of the API that a file stands in, the composition root aside. */
function roomOf(file: string): string | null {
  return WORK_ROOT.test(file) ? null : (/^api\/src\/([^/]+)\//.exec(file)?.[1] ?? null);
}
