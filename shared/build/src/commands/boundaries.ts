// The part of `pnpm lint` that Biome can't do: import rules, names and file sizes.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { findBreaches } from '../boundaries/find-breaches.ts';
import { sourceFiles, WORKSPACE, workspacePackages } from '../workspace.ts';

/** The tests contain violations as examples. */
const HOLDS_EXAMPLES = /^shared\/build\/src\/boundaries\/.*\.test\.ts$/;

const packages = workspacePackages();
const files = sourceFiles().filter((file) => !HOLDS_EXAMPLES.test(file));
const breaches = files.flatMap((file) =>
  findBreaches({ file, text: readFileSync(path.join(WORKSPACE, file), 'utf8') }, packages),
);
for (const breach of breaches) process.stderr.write(`${breach}\n`);
process.stdout.write(breaches.length === 0 ? 'Boundaries hold.\n' : `${breaches.length} breaches.\n`);
process.exitCode = breaches.length === 0 ? 0 : 1;
