// `pnpm surface`: writes what areas may use of `contract` and `kit` to their surface.txt. `--check`, part of `pnpm lint`, fails
// if that changed and the package's version did not.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { compareSurfaces, isAtLeast, nextVersion } from '../surface/compare-surfaces.ts';
import { extractSurface } from '../surface/extract-surface.ts';
import { formatReport, parseReport } from '../surface/surface.ts';
import { versionOf, WORKSPACE } from '../workspace.ts';

const MAX_CHANGES = 12;
const isCheck = process.argv.includes('--check');
const problems = (await Promise.all(['contract', 'kit'].map(problemsOf))).flat();
for (const problem of problems) process.stderr.write(`${problem}\n`);
process.stdout.write(problems.length === 0 ? 'Public surfaces match their versions.\n' : '');
process.exitCode = problems.length === 0 ? 0 : 1;

function changelogProblems(name: string, version: string): string[] {
  const changelog = readFileSync(path.join(WORKSPACE, `shared/${name}/CHANGELOG.md`), 'utf8');
  return changelog.includes(`\n## ${version}\n`) ? [] : [`shared/${name}/CHANGELOG.md doesn't describe ${version}.`];
}

async function problemsOf(name: string): Promise<string[]> {
  const file = path.join(WORKSPACE, `shared/${name}/surface.txt`);
  const [version, surface] = [versionOf(`shared/${name}`), await extractSurface(name)];
  const before = parseReport(readFileSync(file, 'utf8'));
  const { step, changes } = compareSurfaces(before.surface, surface);
  const missing = changelogProblems(name, version);
  if (changes.length === 0 && before.version === version) return missing;
  const lowest = nextVersion(before.version, step);
  if (!isAtLeast(version, lowest)) {
    const shown = changes.slice(0, MAX_CHANGES).map((line) => `  ${line}`);
    const rest = changes.length > MAX_CHANGES ? [`  and ${changes.length - MAX_CHANGES} more`] : [];
    const advice = `The change of shared/${name} is ${step}: set its version in shared/${name}/package.json to ${lowest}, then run pnpm surface.`;
    return [[advice, ...shown, ...rest].join('\n')];
  }
  if (isCheck) return [`shared/${name}/surface.txt is stale: run \`pnpm surface\`.`];
  writeFileSync(file, formatReport({ version, surface }));
  return [];
}
