import path from 'node:path';
import compile from 'icu-minify/compile';
import { CATALOGUE_LANGUAGES, type CatalogueLanguage, moduleOf, readTopics } from '../../messages/catalogues.ts';
import { valuesOf } from '../../messages/message-values.ts';
import { WORKSPACE } from '../../workspace.ts';

/** A text in bundled code before `languageFiles` writes it: a free variable, which a minifier leaves alone. */
export const TEXT_NAME = /\b__TEXT_\w+__/g;

export interface BundledText {
  readonly name: string;
  /** Compiled messages as JavaScript. */
  readonly forms: Record<CatalogueLanguage, string>;
  /** Has neither values nor tags in any language. */
  readonly isPlain: boolean;
  readonly hasTags: boolean;
}

type TextsByModule = ReadonlyMap<string, ReadonlyMap<string, BundledText>>;

let texts: TextsByModule | undefined;

/** Texts by key, for each absolute path of a generated module. The catalogues are read once per process. */
export function bundledTexts(): TextsByModule {
  texts ??= readBundledTexts();
  return texts;
}

function readBundledTexts(): TextsByModule {
  return new Map(
    readTopics().map((topic) => {
      const texts = Object.keys(topic.texts.en).map((key): [string, BundledText] => {
        const forms = CATALOGUE_LANGUAGES.map((language) => JSON.stringify(compile(topic.texts[language][key] ?? '')));
        const [en = '', fr = ''] = forms;
        const name = `__TEXT_${`${topic.package}_${topic.name}_${key}`.replace(/\W/g, '_')}__`;
        const hasTags = valuesOf(topic.texts.en[key] ?? '').tags.size > 0;
        return [key, { name, forms: { en, fr }, isPlain: forms.every((form) => form.startsWith('"')), hasTags }];
      });
      return [path.join(WORKSPACE, moduleOf(topic)), new Map(texts)];
    }),
  );
}
