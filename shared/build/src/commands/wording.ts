// Part of `pnpm lint`: fails if code, documentation or an English text has a phrase of words/banned-phrases.json.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findBannedPhrases } from '../wording/find-banned-phrases.ts';
import { PACKAGES, sourceFiles, WORKSPACE } from '../workspace.ts';

/** Generated files, examples of banned phrases, and the texts that the last release stored. */
const EXEMPT = /\.generated\.ts$|\/(?:find-banned-phrases|last-release)\.test\.ts$/;

const files = [
  ...sourceFiles().filter((file) => !EXEMPT.test(file)),
  ...globSync(`${PACKAGES}/messages/en/*.json`, { cwd: WORKSPACE }),
  ...globSync(`{*,docs/**/*,${PACKAGES}/README}.md`, { cwd: WORKSPACE }),
];
const problems = files.flatMap((file) => findBannedPhrases(file, readFileSync(path.join(WORKSPACE, file), 'utf8')));

for (const problem of problems) process.stderr.write(`${problem}\n`);
if (problems.length > 0) process.exitCode = 1;
