import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { WORKSPACE } from '../workspace.ts';
import type { Bundle } from './bundles.ts';

/** Inputs of every bundle besides its own package. */
const COMMON = ['shared/*/src/**/*', 'shared/*/package.json', 'pnpm-lock.yaml'];
const NOT_BUILT_FROM =
  /\.test\.tsx?$|\/shared\/(create-counterpoint-area|testing|build\/src\/(area|boundaries|changed|checks|commands|jest|packages|reach|surface|wording))\//;

export function fingerprint(bundle: Bundle): string {
  const own = ['*.json', '*.ts', 'src/**/*', 'sign-in/**/*'].map((pattern) => `${bundle.folder}/${pattern}`);
  const files = globSync([...COMMON, ...own], { cwd: WORKSPACE, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !NOT_BUILT_FROM.test(file))
    .sort();
  const hash = createHash('sha256');
  for (const file of files)
    hash.update(path.relative(WORKSPACE, file)).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}

export function isStale(bundle: Bundle): boolean {
  if (!existsSync(path.join(WORKSPACE, bundle.output, bundle.record))) return true;
  const stamp = stampFile(bundle);
  return !existsSync(stamp) || readFileSync(stamp, 'utf8') !== fingerprint(bundle);
}

export function stamp(bundle: Bundle, made: string): void {
  mkdirSync(path.dirname(stampFile(bundle)), { recursive: true });
  writeFileSync(stampFile(bundle), made);
}

function stampFile(bundle: Bundle): string {
  return path.join(WORKSPACE, '.cache/bundles', bundle.name);
}
