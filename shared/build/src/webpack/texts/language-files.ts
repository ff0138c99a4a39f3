import webpack, { type Compilation } from 'webpack';
import { CATALOGUE_LANGUAGES, type CatalogueLanguage } from '../../messages/catalogues.ts';
import { addToRuntime } from '../chunks/add-to-runtime.ts';
import { onCompilation } from '../on-compilation.ts';
import { type BundledText, bundledTexts, TEXT_NAME } from './text-names.ts';

const { RuntimeGlobals, RuntimeModule, sources } = webpack;

const [SOURCE_LANGUAGE, ...TRANSLATIONS] = CATALOGUE_LANGUAGES;
const CHUNKS_WITH_TEXTS = '@chunks-with-texts@';

/** Loads the chunk's file in the language of the page, which is fixed until the page is loaded again. */
const RUNTIME = `
var fileOf = ${RuntimeGlobals.getChunkScriptFilename};
var language = document.documentElement.lang;
${RuntimeGlobals.getChunkScriptFilename} = function (chunkId) {
  var isTranslated = ${JSON.stringify(TRANSLATIONS)}.includes(language) && "${CHUNKS_WITH_TEXTS}".includes(String(chunkId));
  return isTranslated ? fileOf(chunkId).replace(/js$/, language + ".js") : fileOf(chunkId);
};`;

/**
 * Writes each script that has texts once per language: `x.<hash>.js` in English, `x.<hash>.fr.js` in French, with one
 * hash over all. `web` names the files of the reader's language in pages; the runtime does for chunks loaded later.
 */
export const languageFiles = onCompilation('LanguageFiles', (compilation) => {
  addToRuntime(compilation, RuntimeGlobals.getChunkScriptFilename, {
    name: 'language files',
    stage: RuntimeModule.STAGE_ATTACH,
    code: RUNTIME,
  });
  // After minification and before the content hashes.
  const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE;
  compilation.hooks.processAssets.tap({ name: 'LanguageFiles', stage }, () => writeLanguageFiles(compilation));
});

function writeLanguageFiles(compilation: Compilation): void {
  const texts = new Map(
    [...bundledTexts().values()].flatMap((topic) => [...topic.values()].map((text) => [text.name, text])),
  );
  const withTexts = scriptsOf(compilation).filter(({ source }) => source.source().includes('__TEXT_'));
  for (const { name, source, info } of withTexts) {
    const script = String(source.source());
    for (const language of TRANSLATIONS)
      compilation.emitAsset(name.replace(/js$/, `${language}.js`), inLanguage(script, texts, language), info);
    compilation.updateAsset(name, inLanguage(script, texts, SOURCE_LANGUAGE));
  }
  const files = new Set(withTexts.map(({ name }) => name));
  const chunks = [...compilation.chunks].filter((chunk) => [...chunk.files].some((file) => files.has(file)));
  const ids = JSON.stringify(chunks.map(({ id }) => String(id)).sort());
  for (const { name, source } of scriptsOf(compilation)) {
    const script = String(source.source());
    if (script.includes(CHUNKS_WITH_TEXTS))
      compilation.updateAsset(name, new sources.RawSource(script.replaceAll(`"${CHUNKS_WITH_TEXTS}"`, ids)));
  }
}

function scriptsOf(compilation: Compilation) {
  return compilation.getAssets().filter(({ name }) => name.endsWith('.js'));
}

function inLanguage(script: string, texts: ReadonlyMap<string, BundledText>, language: CatalogueLanguage) {
  return new sources.RawSource(
    script.replace(TEXT_NAME, (name) => {
      const text = texts.get(name);
      if (!text) throw new Error(`No catalogue has ${name}. Run pnpm messages.`);
      return text.forms[language];
    }),
  );
}
