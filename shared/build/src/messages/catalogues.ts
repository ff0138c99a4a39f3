import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { WORKSPACE } from '../workspace.ts';

/** The languages of the catalogues; the first one is the source that translators work from. */
export const CATALOGUE_LANGUAGES = ['en', 'fr'] as const;
export type CatalogueLanguage = (typeof CATALOGUE_LANGUAGES)[number];

/** The texts of one topic of a package: ICU messages by name, in every language. */
export interface Topic {
  /** Of the workspace, such as `remote-compositions`. */
  readonly package: string;
  /** The name of its JSON files, such as `list`. */
  readonly name: string;
  readonly texts: Record<CatalogueLanguage, Readonly<Record<string, string>>>;
}

/** Reads the catalogues of all packages: `<package>/messages/<language>/<topic>.json`. */
export function readTopics(): Topic[] {
  const files = globSync('{api,e2e,host,tools,web,remote-*,shared/*}/messages/*/*.json', { cwd: WORKSPACE });
  const topics = new Set(files.map((file) => `${file.split('/messages/')[0]}/messages/*/${path.basename(file)}`));
  return [...topics].sort().map(readTopic);
}

function readTopic(pattern: string): Topic {
  const [folder = ''] = pattern.split('/messages/');
  const [en, fr] = CATALOGUE_LANGUAGES.map((language) => readTexts(pattern.replace('*', language)));
  return { package: folder, name: path.basename(pattern, '.json'), texts: { en: en ?? {}, fr: fr ?? {} } };
}

function readTexts(file: string): Record<string, string> {
  const found = globSync(file, { cwd: WORKSPACE });
  // A catalogue of ours is a flat object of texts; `checkTopic` reports whatever else it holds.
  return found.length === 0
    ? {}
    : (JSON.parse(readFileSync(path.join(WORKSPACE, file), 'utf8')) as Record<string, string>);
}

/** The generated module of a topic. */
export function moduleOf(topic: Topic): string {
  return `${topic.package}/src/messages/${topic.name}.generated.ts`;
}
