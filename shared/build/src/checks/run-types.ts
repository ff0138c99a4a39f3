import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { runNode } from '../processes/run.ts';
import { REPORTS, WORKSPACE, type WorkspacePackage, workspacePackages } from '../workspace.ts';
import type { CheckResult } from './run-check.ts';

interface Group {
  readonly base: string;
  readonly packages: WorkspacePackage[];
}

/**
 * Type-checks packages, all by default; each counts as a check. Packages with equal settings form one program, which
 * checks shared imports only once.
 */
export async function runTypes(packages: readonly WorkspacePackage[] = workspacePackages()): Promise<CheckResult> {
  const finished: GroupResult[] = await Readable.from(groupsOf(packages)).map(compile, { concurrency: 2 }).toArray();
  const failed = finished.reduce((total, group) => total + group.failed, 0);
  return {
    passed: packages.length - failed,
    failed,
    output: finished.map(({ output }) => output).join(''),
  };
}

function groupsOf(packages: readonly WorkspacePackage[]): Group[] {
  const groups = new Map<string, Group>();
  for (const each of packages) {
    const settings = readSettings(each.folder);
    const base = path.resolve(WORKSPACE, each.folder, settings.extends);
    const key = settings.compilerOptions ? each.folder : base;
    const group = groups.get(key) ?? { base, packages: [] };
    group.packages.push(each);
    groups.set(key, group);
  }
  return [...groups.values()];
}

interface Settings {
  readonly extends: string;
  readonly include: readonly string[];
  readonly compilerOptions?: unknown;
}

function readSettings(folder: string): Settings {
  // Our own file: the compiler reports a wrong shape.
  return JSON.parse(readFileSync(path.join(WORKSPACE, folder, 'tsconfig.json'), 'utf8')) as Settings;
}

type GroupResult = Pick<CheckResult, 'failed' | 'output'>;

async function compile(group: Group): Promise<GroupResult> {
  const compiler = `${WORKSPACE}node_modules/typescript/bin/tsc`;
  const { exitCode, output } = await runNode([
    compiler,
    '--noEmit',
    // Several checkers check shared types several times; two programs at once keep both cores busy.
    '--singleThreaded',
    '--pretty',
    'false',
    '--project',
    projectOf(group),
  ]);
  if (exitCode === 0) return { failed: 0, output: '' };
  const wrong = group.packages.filter(({ folder }) => output.includes(`${folder}/`));
  // Errors outside these packages, such as in their imports, fail all of them.
  return { failed: wrong.length || group.packages.length, output };
}

function projectOf({ base, packages }: Group): string {
  const [first] = packages;
  if (first && packages.length === 1) return path.join(WORKSPACE, first.folder);
  const include = packages.flatMap(({ folder }) =>
    readSettings(folder).include.map((pattern) => path.join(WORKSPACE, folder, pattern)),
  );
  mkdirSync(REPORTS, { recursive: true });
  const file = path.join(REPORTS, path.basename(base));
  writeFileSync(file, JSON.stringify({ extends: base, include }));
  return file;
}
