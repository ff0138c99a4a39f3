import { readFileSync } from 'node:fs';
import path from 'node:path';

/** As the compiler wrote it. */
interface Declaration {
  readonly name: string;
  readonly comment: string;
  readonly text: string;
  /** The types of the same file that it refers to, such as a component's props. */
  readonly types: readonly Declaration[];
}

const STATEMENT =
  /(?:^\/\*\*(?<comment>(?:(?!\*\/)[\s\S])*)\*\/\n)?^(?<text>(?:export )?(?:declare )?(?:abstract )?(?:function|const|class|interface|type|enum) (?<name>[\w$]+)[\s\S]*?)(?=\n(?:export|declare|interface|type|import|\/\*\*)|\s*$(?![\s\S]))/gm;
const FORWARDED = /^export (?:type )?\{(?<names>[^}]*)\} from '(?<file>\.[^']+)';$/gm;
const TYPE = /^(?:export )?(?:declare )?(?:interface|type) /;
/** Longer ones are types of a library, spelled out. */
const MAX_LENGTH = 1_500;

/** Reference of a package's entries: what each exports, with its comments. `entries` are declaration files by name. */
export function referenceOf(title: string, entries: ReadonlyMap<string, string>): string {
  const sections = [...entries].map(([entry, file]) => {
    const declarations = exportsOf(file).sort((one, other) => (one.name < other.name ? -1 : 1));
    const names = new Set(declarations.map(({ name }) => name));
    return [`## ${entry}`, ...declarations.map((each) => formatted(each, names))].join('\n\n');
  });
  return `${[`# Reference of ${title}`, ...sections].join('\n\n')}\n`;
}

function exportsOf(file: string): Declaration[] {
  const text = readFileSync(file, 'utf8');
  const own = declarationsIn(text).filter((each) => each.text.startsWith('export '));
  const forwarded = [...text.matchAll(FORWARDED)].flatMap(({ groups }) => {
    const { names = '', file: from = '' } = groups ?? {};
    const wanted = new Set(names.split(',').map((name) => name.trim().replace(/^type /, '')));
    const target = path.resolve(path.dirname(file), from.replace(/(\.d)?\.[cm]?[jt]sx?$/, '.d.ts'));
    return exportsOf(target).filter(({ name }) => wanted.has(name));
  });
  return [...own, ...forwarded];
}

function declarationsIn(text: string): Declaration[] {
  const declarations = [...text.matchAll(STATEMENT)].map(({ groups }) => {
    const { name = '', comment = '', text: declaration = '' } = groups ?? {};
    return { name, comment: comment.replaceAll(/^ *\* ?/gm, '').trim(), text: declaration.trim(), types: [] };
  });
  return declarations.map((each) => ({ ...each, types: typesIn(each, declarations) }));
}

function typesIn(declaration: Declaration, all: readonly Declaration[]): Declaration[] {
  const found = new Set([declaration]);
  // Types added on the way are visited too.
  for (const { text } of found)
    for (const each of all) if (TYPE.test(each.text) && text.split(/[^\w$]+/).includes(each.name)) found.add(each);
  found.delete(declaration);
  return [...found];
}

/** @param listed names with a heading of their own */
function formatted({ name, comment, text, types }: Declaration, listed: ReadonlySet<string>): string {
  const unlisted = types.filter((each) => !listed.has(each.name)).map((each) => each.text.replace(/^export /, ''));
  const shown = [text, ...unlisted].map(shortened).join('\n');
  return [`### ${name}`, ...(comment ? [comment] : []), `\`\`\`ts\n${shown}\n\`\`\``].join('\n\n');
}

function shortened(text: string): string {
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)} …` : text;
}
