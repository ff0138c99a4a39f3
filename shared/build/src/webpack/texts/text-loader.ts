import path from 'node:path';
import type { LoaderContext } from 'webpack';
import { type BundledText, readBundledTexts } from './text-names.ts';

const CALL = /^export const (\w+) = (\/\*#__PURE__\*\/ \w+[^(]*)\(.*\);$/gm;
const IMPORT = /^import \* as (\w+) from '([^']+\.generated\.ts)';$/gm;

const textsByModule = readBundledTexts();

/**
 * Names texts instead of writing them, in the generated modules and, for texts without values, where they are called:
 * `text.cancel()` becomes the text itself, so that a page has those it shows and no others of its topic.
 */
// biome-ignore lint/style/noDefaultExport: webpack loads loaders by their default export
export default function textLoader(this: LoaderContext<object>, source: string): string {
  const own = textsByModule.get(this.resourcePath);
  if (own)
    return source.replace(
      CALL,
      (_, key: string, call: string) => `export const ${key} = ${call}(${nameOf(own, key)});`,
    );
  return [...source.matchAll(IMPORT)].reduce((code, [, variable = '', file = '']) => {
    const module = path.resolve(this.context, file);
    this.addDependency(module);
    return nameCalledTexts(code, variable, textsByModule.get(module));
  }, source);
}

function nameCalledTexts(code: string, variable: string, texts?: ReadonlyMap<string, BundledText>): string {
  return code.replace(new RegExp(`(?<![\\w.])${variable}\\.(\\w+)\\(\\)`, 'g'), (call, key: string) => {
    const text = texts?.get(key);
    return text?.isPlain ? text.name : call;
  });
}

function nameOf(texts: ReadonlyMap<string, BundledText>, key: string): string {
  const text = texts.get(key);
  if (!text) throw new Error(`The catalogue lacks “${key}”. Run pnpm messages.`);
  return text.name;
}
