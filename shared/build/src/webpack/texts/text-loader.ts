import path from 'node:path';
import type { LoaderContext } from 'webpack';
import { exportedFiles, WORKSPACE } from '../../workspace.ts';
import { type BundledText, bundledTexts } from './text-names.ts';

const FORMATTER = '@counterpoint/messages';
const IMPORT = /^import \* as (\w+) from '([^']+\.generated\.ts)';$/gm;
const DEFINITION = /^export const (\w+) = (\/\*#__PURE__\*\/ \w+[^(]*)\(.*\);$/gm;
const GROUP = /^export const (\w+) = \{\n[\s\S]*?^\};$/gm;
const LABEL = /^ {2}"([\w-]+)": (\/\*#__PURE__\*\/ \w+[^(]*)\(.*\),$/gm;

type Texts = ReadonlyMap<string, BundledText>;

/** Topics that a package shares with others. */
const exported = new Map([...exportedFiles()].map(([name, file]) => [name, path.join(WORKSPACE, file)]));

/**
 * Defines texts where they are used, by name, so that a page has those it shows and no others of their topic.
 * `languageFiles` writes them.
 */
// biome-ignore lint/style/noDefaultExport: webpack loads loaders by their default export
export default function textLoader(this: LoaderContext<object>, source: string): string {
  const own = bundledTexts().get(this.resourcePath);
  if (own)
    return source
      .replace(DEFINITION, (_, key, call) => `export const ${key} = ${definitionOf(own.get(key), call)};`)
      .replace(GROUP, (group, name) =>
        group.replace(LABEL, (_, code, call) => `  "${code}": ${definitionOf(own.get(`${name}.${code}`), call)},`),
      );
  return [...source.matchAll(IMPORT)].reduce((code, [statement, variable = '', file = '']) => {
    const module = exported.get(file) ?? path.resolve(this.context, file);
    const texts = bundledTexts().get(module);
    if (!texts) return code;
    this.addDependency(module);
    return mayShadow(code, variable) ? code : defineTexts(code, { statement, variable, texts });
  }, source);
}

/** Whether a parameter or variable could have the name too; a property is mistaken for one, at the cost of some bytes. */
function mayShadow(code: string, variable: string): boolean {
  return new RegExp(`\\b(?:const|let) ${variable}\\b|[({,]\\s*${variable}\\s*[:,)}=]`).test(code);
}

interface Import {
  readonly statement: string;
  readonly variable: string;
  readonly texts: Texts;
}

function defineTexts(code: string, { statement, variable, texts }: Import): string {
  const definitions = new Map<string, string>();
  const callOf = (text: BundledText) => `/*#__PURE__*/ ${variable}_${text.hasTags ? 'rich' : 'message'}`;
  const named = code.replace(
    new RegExp(`(?<![\\w.])${variable}\\.(\\w+(?:\\.\\w+)?)(\\(\\))?`, 'g'),
    (use, key: string, call = '') => {
      const text = texts.get(key);
      if (text?.isPlain && call) return text.name;
      const [group = ''] = key.split('.');
      const definition = text ? definitionOf(text, callOf(text)) : groupOf(texts, group, callOf);
      if (!definition) return use;
      const name = `${variable}_${text ? key.replace('.', '_') : group}`;
      definitions.set(name, definition);
      return text ? `${name}${call}` : use.replace(`${variable}.${group}`, name);
    },
  );
  const functions = `{ message as ${variable}_message, richMessage as ${variable}_rich }`;
  const constants = [...definitions].map(([name, definition]) => `const ${name} = ${definition};`);
  // Webpack drops the import of the topic if nothing else uses it.
  return named.replace(statement, `${statement}import ${functions} from '${FORMATTER}';${constants.join('')}`);
}

/** Null if the topic has no such group. */
function groupOf(texts: Texts, group: string, callOf: (text: BundledText) => string): string | null {
  const labels = [...texts].filter(([key]) => key.startsWith(`${group}.`));
  if (labels.length === 0) return null;
  const lines = labels.map(([key, text]) => `"${key.slice(group.length + 1)}": ${definitionOf(text, callOf(text))}`);
  return `{ ${lines.join(', ')} }`;
}

function definitionOf(text: BundledText | undefined, call: string): string {
  return text?.isPlain ? `() => ${text.name}` : `${call}(${text?.name})`;
}
