/** The declarations that a package's exports are or mention, without comments, by name. */
export type Surface = ReadonlyMap<string, string>;

export interface Report {
  readonly version: string;
  readonly surface: Surface;
}

/** Longer ones are a library's types that the compiler spells out; its version says when they change. */
const MAX_LENGTH = 4000;
const STARTS = /^(export|declare|interface|type|import)\b/;
const NAME =
  /^(?:export )?(?:default )?(?:declare )?(?:abstract )?(?:function|const|let|class|interface|type|namespace) ([\w$]+)/;
const LIST = /^export (?:type )?\{([^}]*)\}(?: from '[^']*')?;$/;
const IDENTIFIER = /[\w$]+/g;
const HEADING = /^## (.+)$/;

/** Adds the declarations of one file. What it re-exports gets the name of the entry: files inside may move. */
export function addDeclarations(surface: Map<string, string>, text: string, entry: string | undefined): void {
  for (const statement of statementsOf(text)) {
    const name = NAME.exec(statement)?.[1];
    if (name !== undefined) add(surface, name, statement);
    for (const exported of entry === undefined ? [] : exportsOf(statement)) add(surface, `${entry} exports`, exported);
  }
}

/** Without internal declarations that no export refers to, directly or indirectly. */
export function withoutPrivate(surface: Surface): Surface {
  const reached = new Set([...surface.keys()].filter((name) => name.endsWith(' exports')));
  // A set's iteration includes values added during it.
  for (const name of reached)
    for (const mentioned of surface.get(name)?.match(IDENTIFIER) ?? [])
      if (surface.has(mentioned)) reached.add(mentioned);
  return new Map([...surface].filter(([name]) => reached.has(name)));
}

function add(surface: Map<string, string>, name: string, text: string): void {
  const lines = surface.get(name)?.split('\n') ?? [];
  // Two files may each have a private declaration of this name.
  if (!lines.includes(text)) surface.set(name, [...lines, text].sort().join('\n'));
}

function statementsOf(text: string): string[] {
  const statements: string[] = [];
  for (const line of text.split('\n')) {
    if (STARTS.test(line) || statements.length === 0) statements.push(line);
    else statements.push(`${statements.pop()}\n${line}`);
  }
  // One line each, so that formatting isn't a change.
  const lines = statements.map((each) => each.replaceAll(/\s+/g, ' ').trim()).filter((each) => each !== '');
  return lines.map((each) => (each.length > MAX_LENGTH ? `${each.slice(0, 200)}…` : each));
}

function exportsOf(statement: string): string[] {
  const list = LIST.exec(statement)?.[1];
  if (list !== undefined)
    return list
      .split(',')
      .map((each) => each.trim().replace(/^type /, ''))
      .filter(Boolean);
  const name = statement.startsWith('export ') ? NAME.exec(statement)?.[1] : undefined;
  if (name !== undefined) return [name];
  return statement.startsWith('export *') ? [statement] : [];
}

export function formatReport({ version, surface }: Report): string {
  const sections = [...surface].sort(([one], [other]) => (one < other ? -1 : 1));
  return [version, ...sections.map(([name, text]) => `## ${name}\n${text}`), ''].join('\n');
}

export function parseReport(report: string): Report {
  const [version = '', ...lines] = report.trimEnd().split('\n');
  const surface = new Map<string, string>();
  let name = '';
  for (const line of lines) {
    const heading = HEADING.exec(line)?.[1];
    if (heading !== undefined) name = heading;
    else surface.set(name, [...(surface.get(name)?.split('\n') ?? []), line].join('\n'));
  }
  return { version, surface };
}
