import { spawnSync } from 'node:child_process';
import { WORKSPACE } from '../workspace.ts';

const TRUNKS = ['origin/main', 'main', 'HEAD'];

/**
 * Lists the files changed since this branch left `ref`: committed, uncommitted, untracked and deleted. Paths are
 * relative to the workspace.
 *
 * @throws if git doesn't know the ref
 */
export function listChangedFiles(ref?: string): { readonly base: string; readonly files: string[] } {
  const compared = ref ?? TRUNKS.find((trunk) => git('rev-parse', '--verify', '--quiet', trunk).status === 0) ?? 'HEAD';
  const [base] = linesOf(git('merge-base', compared, 'HEAD'));
  if (!base) throw new Error(`There is nothing to compare with: git knows no “${compared}”.`);
  const tracked = linesOf(git('diff', '--name-only', '--no-renames', '--relative', base));
  const untracked = linesOf(git('ls-files', '--others', '--exclude-standard'));
  return { base: `${compared} (${base.slice(0, 9)})`, files: [...new Set([...tracked, ...untracked])].sort() };
}

function git(...args: string[]) {
  return spawnSync('git', ['-c', 'core.quotePath=false', ...args], { cwd: WORKSPACE, encoding: 'utf8' });
}

function linesOf({ stdout }: { readonly stdout: string }): string[] {
  return stdout.split('\n').filter((line) => line !== '');
}
