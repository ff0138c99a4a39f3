import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { PACKAGES, WORKSPACE } from '../workspace.ts';

/** The first one is the source language for translators. */
export const CATALOGUE_LANGUAGES = ['en', 'fr'] as const;
export type CatalogueLanguage = (typeof CATALOGUE_LANGUAGES)[number];

export interface Topic {
  readonly package: string;
  readonly name: string;
  /** By name. The name of a label is that of its group and its code: `states.draft`. */
  readonly texts: Record<CatalogueLanguage, Readonly<Record<string, string>>>;
}

export function readTopics(): Topic[] {
  const files = globSync(`${PACKAGES}/messages/*/*.json`, { cwd: WORKSPACE });
  const topics = new Set(files.map((file) => path.posix.join(file, '../../*', path.basename(file))));
  return [...topics].sort().map(readTopic);
}

function readTopic(pattern: string): Topic {
  const [en, fr] = CATALOGUE_LANGUAGES.map((language) => readTexts(pattern.replace('*', language)));
  return {
    package: path.posix.join(pattern, '../../..'),
    name: path.basename(pattern, '.json'),
    texts: { en: en ?? {}, fr: fr ?? {} },
  };
}

/** A text, or a group of labels by code. */
type Entry = string | Readonly<Record<string, string>>;

function readTexts(file: string): Record<string, string> {
  const found = globSync(file, { cwd: WORKSPACE });
  if (found.length === 0) return {};
  // `checkTopic` reports anything else.
  const entries = JSON.parse(readFileSync(path.join(WORKSPACE, file), 'utf8')) as Readonly<Record<string, Entry>>;
  return Object.fromEntries(
    Object.entries(entries).flatMap(([name, entry]) =>
      entry instanceof Object
        ? Object.entries(entry).map(([code, text]) => [`${name}.${code}`, text])
        : [[name, entry]],
    ),
  );
}

export function moduleOf(topic: Topic): string {
  return path.posix.join(topic.package, 'src/messages', `${topic.name}.generated.ts`);
}
