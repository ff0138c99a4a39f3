import compile from 'icu-minify/compile';
import webpack, { type Chunk, type Compilation, type Compiler } from 'webpack';
import { CATALOGUE_LANGUAGES, readTopics } from '../../messages/catalogues.ts';

const { RuntimeGlobals, RuntimeModule, sources } = webpack;

const [SOURCE_LANGUAGE, ...TRANSLATIONS] = CATALOGUE_LANGUAGES;
const TEXT_ID = /"@text:([^"]+)"/g;
const CHUNKS_WITH_TEXTS = '@chunks-with-texts@';

/** Loads the chunk's file in the language of the page, which is fixed until the page is loaded again. */
const RUNTIME = `
var fileOf = ${RuntimeGlobals.getChunkScriptFilename};
var language = self.document && document.documentElement.lang;
${RuntimeGlobals.getChunkScriptFilename} = function (chunkId) {
  var isTranslated = ${JSON.stringify(TRANSLATIONS)}.includes(language) && "${CHUNKS_WITH_TEXTS}".includes(String(chunkId));
  return isTranslated ? fileOf(chunkId).replace(/js$/, language + ".js") : fileOf(chunkId);
};`;

class LanguageRuntime extends RuntimeModule {
  constructor() {
    super('language files', RuntimeModule.STAGE_ATTACH);
  }

  override generate(): string {
    return RUNTIME;
  }
}

/**
 * Writes each script that has texts once per language: `x.<hash>.js` in English, `x.<hash>.fr.js` in French, with one
 * hash over all. `web` names the files of the reader's language in pages; the runtime does for chunks loaded later.
 */
export class LanguageFilesPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('LanguageFilesPlugin', (compilation) => {
      const patched = new WeakSet<Chunk>();
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.getChunkScriptFilename)
        .tap('LanguageFilesPlugin', (chunk) => {
          if (patched.has(chunk)) return;
          patched.add(chunk);
          compilation.addRuntimeModule(chunk, new LanguageRuntime());
        });
      // After minification and before the content hashes.
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE;
      compilation.hooks.processAssets.tap({ name: 'LanguageFilesPlugin', stage }, () =>
        writeLanguageFiles(compilation),
      );
    });
  }
}

function writeLanguageFiles(compilation: Compilation): void {
  const forms = readForms();
  const withTexts = compilation
    .getAssets()
    .filter(({ name, source }) => name.endsWith('.js') && source.source().includes('@text:'));
  for (const { name, source, info } of withTexts) {
    const script = String(source.source());
    for (const language of TRANSLATIONS)
      compilation.emitAsset(name.replace(/js$/, `${language}.js`), inLanguage(script, forms[language]), info);
    compilation.updateAsset(name, inLanguage(script, forms[SOURCE_LANGUAGE]));
  }
  const files = new Set(withTexts.map(({ name }) => name));
  const ids = [...compilation.chunks].filter((chunk) => [...chunk.files].some((file) => files.has(file)));
  const list = JSON.stringify(ids.map(({ id }) => String(id)).sort());
  for (const { name } of compilation.getAssets().filter((asset) => asset.name.endsWith('.js')))
    compilation.updateAsset(
      name,
      (source) => new sources.RawSource(String(source.source()).replaceAll(`"${CHUNKS_WITH_TEXTS}"`, list)),
    );
}

function inLanguage(script: string, forms: ReadonlyMap<string, string>) {
  const text = script.replace(TEXT_ID, (_, id: string) => {
    const form = forms.get(id);
    if (form === undefined) throw new Error(`No catalogue has the text “${id}”. Run pnpm messages.`);
    return form;
  });
  if (text.includes('@text:')) throw new Error('A text was changed before it could be written in its language.');
  return new sources.RawSource(text);
}

/** Compiled messages as JavaScript, by id. */
function readForms() {
  const topics = readTopics();
  const formsIn = (language: (typeof CATALOGUE_LANGUAGES)[number]) =>
    new Map(
      topics.flatMap((topic) =>
        Object.entries(topic.texts[language]).map(([name, text]): [string, string] => [
          `${topic.package}/${topic.name}.${name}`,
          JSON.stringify(compile(text)),
        ]),
      ),
    );
  return { en: formsIn('en'), fr: formsIn('fr') };
}
