// `pnpm messages`: generates typed functions from the catalogues. `--check` fails if any is stale, missing, unused or
// different between languages, or if a text that people read isn't in a catalogue.
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { moduleOf, readTopics } from '../messages/catalogues.ts';
import { checkTopic } from '../messages/check-topic.ts';
import { findLiterals, showsTexts } from '../messages/find-literals.ts';
import { findUnused } from '../messages/find-unused.ts';
import { generateModule } from '../messages/generate-module.ts';
import { PACKAGES, sourceFiles, WORKSPACE } from '../workspace.ts';

const isCheck = process.argv.includes('--check');
const topics = readTopics();
const problems = topics.flatMap(checkTopic);

if (problems.length === 0) {
  const modules = new Map(topics.map((topic) => [moduleOf(topic), generateModule(topic)]));
  const existing = globSync(`${PACKAGES}/src/messages/*.generated.ts`, { cwd: WORKSPACE });
  const stale = [...modules].filter(([file, text]) => text !== readIfAny(file)).map(([file]) => file);
  const leftovers = existing.filter((file) => !modules.has(file));
  if (isCheck) problems.push(...[...stale, ...leftovers].map((file) => `${file} is stale: run \`pnpm messages\`.`));
  else {
    for (const file of stale) write(file, modules.get(file) ?? '');
    for (const file of leftovers) rmSync(path.join(WORKSPACE, file));
  }
}
if (isCheck) {
  const files = sourceFiles()
    .filter((file) => !file.endsWith('.generated.ts'))
    .map((file) => ({ file, source: readFileSync(path.join(WORKSPACE, file), 'utf8') }));
  problems.push(...topics.flatMap((topic) => findUnused(topic, files)));
  problems.push(...files.filter(({ file }) => showsTexts(file)).flatMap(findLiterals));
}

for (const problem of problems) process.stderr.write(`${problem}\n`);
const count = topics.reduce((total, { texts }) => total + Object.keys(texts.en).length, 0);
process.stdout.write(`Texts: ${count}, problems: ${problems.length}.\n`);
process.exitCode = problems.length === 0 ? 0 : 1;

function readIfAny(file: string): string | null {
  const found = globSync(file, { cwd: WORKSPACE });
  return found.length === 0 ? null : readFileSync(path.join(WORKSPACE, file), 'utf8');
}

function write(file: string, text: string): void {
  mkdirSync(path.join(WORKSPACE, path.dirname(file)), { recursive: true });
  writeFileSync(path.join(WORKSPACE, file), text);
}
