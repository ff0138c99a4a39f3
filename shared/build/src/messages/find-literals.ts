import { parseSync } from '@swc/core';

export interface SourceFile {
  readonly file: string;
  readonly source: string;
}

/** A part of SWC's syntax tree. */
interface Node {
  readonly type?: string;
  /** In bytes, from 1. */
  readonly span?: { readonly start: number };
  readonly [part: string]: unknown;
}

const PACKAGES =
  /^((host|remote-\w+|shared\/(area-ui|catalogue|client|frame|kit))\/(src|sign-in)|(api|tools|web|shared\/(contract|domain))\/src)\//;
/** Texts for developers by their file: tests, CSS, SQL, benchmarks, and errors of a page that go to the log. */
const DEVELOPER_FILES =
  /\.(test|generated)\.tsx?$|\/testing\/|^shared\/kit\/src\/tokens\/|-(repository|tables)\.ts$|^api\/src\/platform\/db\/|\/openapi[\w-]*\.ts$|^tools\/src\/(bench|cluster)\/|\/error-report\.ts$/;
/** Text for files and other services is the same in every language: headings, codes, protocols; and demo data. */
const DATA_FILES =
  /^shared\/domain\/src\/(fields\/|[\w-]*imports\/[\w-]+-(columns|cells|words)|cwr\/|rdrn\/|territories\/|countries\/|languages\/)|^api\/src\/(parties\/isni-agency|platform\/metrics)\/|^tools\/src\/demo\/(seed-|document-)|\/(isrc-prefix|member-choices|device|event-stream|content-policy)\.ts$/;

/**
 * Whether people other than developers may read what the file holds: members and staff on screens, in answers of the API, mail and
 * documents; operators at the command line. Texts that only a developer sees stay in English: messages of `Error`, `TypeError`
 * and `RangeError`, which say what is wrong with the code (classes of our own carry a text of a catalogue); lines of the log;
 * SQL; the documentation of the API and of rules (`summary`); and `shared/build`, which builds and checks.
 */
export function showsTexts(file: string): boolean {
  return PACKAGES.test(file) && !DEVELOPER_FILES.test(file) && !DATA_FILES.test(file);
}

/** What the closest property, attribute or element says about a literal. */
type Place = 'child' | 'shown' | 'hidden' | 'unknown';

const SHOWN_NAME =
  /(label|title|placeholder|heading|header|legend|caption|description|help|hint|message|question|crumb|note|words|text|done|why|yes|alt)$/i;
const HIDDEN_NAME =
  /^(id|key|name|className|css|style|rowKey|queryKey|to|href|path|type|code|kind|cwr|summary|authorization|grid\w*|template\w*|animation|outline|transition\w*|accept|aria-keyshortcuts)$/;
const HIDDEN_CLASS = /^((Type|Range|Aggregate)?Error|FontFace)$/;
const HIDDEN_CALL =
  /^(includes|startsWith|endsWith|split|join|matches|closest|querySelector(All)?|Symbol|import|debug|info|warn|error|fatal)$/;
const COMPARISON = /^([!=]==?|[<>]=?|in|instanceof)$/;
const NAME = /^(Counterpoint( Music Rights Society)?|pnpm .*)$/;

/**
 * Finds texts that belong in a catalogue: any letters in JSX or in a property such as `label`, and anything elsewhere that
 * reads as prose. Messages of thrown errors are for developers.
 */
export function findLiterals({ file, source }: SourceFile): string[] {
  const bytes = Buffer.from(source);
  const found: string[] = [];
  const report = (node: Node, text: string) => {
    const line = bytes
      .subarray(0, (node.span?.start ?? 1) - 1)
      .toString()
      .split('\n').length;
    found.push(`${file}:${line} has a text outside the catalogues: ${text.trim().replaceAll(/\s+/g, ' ')}`);
  };
  visit(parseSync(source, { syntax: 'typescript', tsx: file.endsWith('x') }), 'unknown', report);
  return found;
}

type Report = (node: Node, text: string) => void;

function visit(node: unknown, place: Place, report: Report): void {
  if (Array.isArray(node)) for (const each of node) visit(each, place, report);
  if (!isNode(node) || isSkipped(node)) return;
  const text = textOf(node);
  if (text !== null && isVisible(text, node.type === 'JSXText' ? 'child' : place))
    report(node, text.replaceAll('\0', '…'));
  for (const [part, child] of Object.entries(node)) {
    if (part !== 'span') visit(child, placeOf(node, part, place), report);
  }
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isSkipped(node: Node): boolean {
  const { type, callee, id, init } = node;
  if (type === 'NewExpression') return isNode(callee) && HIDDEN_CLASS.test(String(callee.value));
  if (type === 'KeyValueProperty') return nameOf(node) === 'moreExamples';
  // A route's, for the documentation of the API.
  if (type === 'VariableDeclarator')
    return isNode(id) && id.value === 'schema' && isNode(init) && init.type === 'ObjectExpression';
  if (type === 'ImportDeclaration' || type === 'ExportAllDeclaration') return true;
  return /^Ts(?!AsExpression|SatisfiesExpression|ConstAssertion)/.test(type ?? '');
}

/** Values of a template are NUL. */
function textOf(node: Node): string | null {
  if (node.type === 'JSXText') return String(node.value);
  if (node.type === 'StringLiteral') return String(node.value);
  if (node.type !== 'TemplateLiteral' || !Array.isArray(node.quasis)) return null;
  return node.quasis.map((quasi: Node) => String(quasi.cooked)).join('\0');
}

function isVisible(text: string, place: Place): boolean {
  if (place === 'hidden' || NAME.test(text.trim()) || !/\p{L}{2}/u.test(text)) return false;
  if (place === 'unknown' || text.includes('\0')) return isProse(text);
  // Neither a token such as `brand.text`, nor an abbreviation or code such as `ISRC`, nor CSS.
  const same = place === 'child' ? /^[A-Z\d-]+$/ : /^([a-z\d#.:_-]+|[A-Z\d-]+|[a-z-]+:\S.*)$/;
  return !same.test(text.trim());
}

/** Markup, CSS and addresses have signs that prose lacks. */
function isProse(text: string): boolean {
  if (/[<>{}=[\]"|]|\w\(|\d(px|rem|ms|s)\b|\/\S|;\S/.test(text)) return false;
  const words = (text.match(/(?<![^\s“(])\p{L}{2,}(?=[\s.,:;?!…”]|$)/gu) ?? []).filter(
    (word) => !/^[A-Z]+$/.test(word),
  );
  if (text.includes('\0')) return words.length > 0 && /\s/.test(text);
  return words.length > (/^\p{Lu}|[.?!…]$/u.test(text) ? 1 : 2);
}

function placeOf(node: Node, part: string, place: Place): Place {
  switch (node.type) {
    case 'JSXElement':
      return part === 'children' ? 'shown' : 'unknown';
    case 'JSXFragment':
      return 'shown';
    case 'JSXAttribute':
    case 'KeyValueProperty':
      return part === 'value' ? placeOfName(nameOf(node)) : 'hidden';
    case 'CallExpression':
      return part === 'arguments' && HIDDEN_CALL.test(calleeOf(node)) ? 'hidden' : 'unknown';
    case 'BinaryExpression':
      return COMPARISON.test(String(node.operator)) ? 'hidden' : place;
    case 'ConditionalExpression':
      return part === 'test' ? 'hidden' : place;
    case 'TemplateLiteral':
    case 'ArrowFunctionExpression':
      return 'unknown';
    default:
      return place;
  }
}

function placeOfName(name: string): Place {
  if (HIDDEN_NAME.test(name)) return 'hidden';
  return SHOWN_NAME.test(name) ? 'shown' : 'unknown';
}

function nameOf({ name, key }: Node): string {
  const named = name ?? key;
  return isNode(named) ? String(named.value) : '';
}

function calleeOf({ callee }: Node): string {
  if (!isNode(callee)) return '';
  const { property, value } = isNode(callee.base) ? callee.base : callee;
  return isNode(property) ? String(property.value) : String(value);
}
