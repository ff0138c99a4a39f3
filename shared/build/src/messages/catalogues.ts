import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { PACKAGES, WORKSPACE } from '../workspace.ts';

/** The first one is the source language for translators. */
export const CATALOGUE_LANGUAGES = ['en', 'fr'] as const;
export type CatalogueLanguage = (typeof CATALOGUE_LANGUAGES)[number];

export interface Topic {
  readonly package: string;
  readonly name: string;
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

function readTexts(file: string): Record<string, string> {
  const found = globSync(file, { cwd: WORKSPACE });
  // Catalogues are flat objects; `checkTopic` reports anything else.
  return found.length === 0
    ? {}
    : (JSON.parse(readFileSync(path.join(WORKSPACE, file), 'utf8')) as Record<string, string>);
}

export function moduleOf(topic: Topic): string {
  return path.posix.join(topic.package, 'src/messages', `${topic.name}.generated.ts`);
}
