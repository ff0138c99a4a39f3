import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A declaration that a package exports, as the compiler wrote it. */
interface Declaration {
  readonly name: string;
  readonly comment: string;
  readonly text: string;
}

const STATEMENT =
  /(?:^\/\*\*(?<comment>(?:(?!\*\/)[\s\S])*)\*\/\n)?^(?<text>export (?:declare )?(?:abstract )?(?:function|const|class|interface|type|enum) (?<name>[\w$]+)[\s\S]*?)(?=\n(?:export|declare|interface|type|import|\/\*\*)|\s*$(?![\s\S]))/gm;
const FORWARDED = /^export (?:type )?\{(?<names>[^}]*)\} from '(?<file>\.[^']+)';$/gm;
/** Longer ones are types of a library, spelled out. */
const LONGEST = 1_500;

/** Reference of a package's entries: what each exports, with its comments. `entries` are declaration files by name. */
export function referenceOf(title: string, entries: ReadonlyMap<string, string>): string {
  const sections = [...entries].map(([entry, file]) => {
    const declarations = exportsOf(file).sort((one, other) => (one.name < other.name ? -1 : 1));
    return [`## ${entry}`, ...declarations.map(formatted)].join('\n\n');
  });
  return `${[`# Reference of ${title}`, ...sections].join('\n\n')}\n`;
}

function exportsOf(file: string): Declaration[] {
  const text = readFileSync(file, 'utf8');
  const own = declarationsIn(text);
  const forwarded = [...text.matchAll(FORWARDED)].flatMap(({ groups }) => {
    const { names = '', file: from = '' } = groups ?? {};
    const wanted = new Set(names.split(',').map((name) => name.trim().replace(/^type /, '')));
    return exportsOf(declarationFile(path.resolve(path.dirname(file), from))).filter(({ name }) => wanted.has(name));
  });
  return [...own, ...forwarded];
}

function declarationsIn(text: string): Declaration[] {
  return [...text.matchAll(STATEMENT)].map(({ groups }) => {
    const { name = '', comment = '', text: declaration = '' } = groups ?? {};
    return { name, comment: comment.replaceAll(/^ *\* ?/gm, '').trim(), text: declaration.trim() };
  });
}

function declarationFile(file: string): string {
  return file.replace(/(\.d)?\.[cm]?[jt]sx?$/, '.d.ts');
}

function formatted({ name, comment, text }: Declaration): string {
  const shown = text.length > LONGEST ? `${text.slice(0, LONGEST)} …` : text;
  return [`### ${name}`, ...(comment ? [comment] : []), `\`\`\`ts\n${shown}\n\`\`\``].join('\n\n');
}
