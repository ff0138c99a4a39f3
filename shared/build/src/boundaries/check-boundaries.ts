import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sourceFiles, WORKSPACE, type WorkspacePackage, workspacePackages } from '../workspace.ts';
import { findBreaches } from './find-breaches.ts';
import { mayImport, PACKAGE_RULES } from './rules.ts';

/** The tests contain violations as examples. */
const HOLDS_EXAMPLES = /^shared\/build\/src\/boundaries\/.*\.test\.ts$/;

export function checkBoundaries(): string[] {
  const packages = workspacePackages();
  const files = sourceFiles().filter((file) => !HOLDS_EXAMPLES.test(file));
  const inSources = files.flatMap((file) =>
    findBreaches({ file, text: readFileSync(path.join(WORKSPACE, file), 'utf8') }, packages),
  );
  return [...inSources, ...packages.flatMap((one) => manifestBreaches(one, packages))];
}

function manifestBreaches(importer: WorkspacePackage, packages: readonly WorkspacePackage[]): string[] {
  const rule = PACKAGE_RULES.find((candidate) => candidate.importer.test(importer.folder));
  return packages
    .filter((target) => importer.runtimeDependencies.includes(target.name) && !(rule && mayImport(rule, target.folder)))
    .map((target) => `${importer.folder}/package.json depends on ${target.name}: ${rule?.hint ?? 'no rule allows it'}`);
}
