import type { ErnNode } from '@counterpoint/domain/ern';
import { SaxesParser, type SaxesTagNS } from 'saxes';
import * as message from '../../messages/ern-files.generated.ts';
import { beginningOf, encodingOf, textOf } from '../imports/formats/text-encoding.ts';
import type { LocalFile } from '../imports/import-format.ts';
import { RejectedFile } from '../imports/rejected-file.ts';

/** Messages nest a dozen elements; the parser keeps every open one in memory. */
const MAX_DEPTH = 60;
const MAX_NODES = 20_000;
const MAX_TEXT_LENGTH = 20_000;

interface OpenNode extends ErnNode {
  text: string;
  readonly children: OpenNode[];
}

/** Expands no entities, refuses a document type, and limits the size of an element. */
export async function* elementsOf(
  file: LocalFile,
  names: ReadonlySet<string>,
): AsyncGenerator<{ readonly nodes: readonly ErnNode[]; readonly share: number }> {
  const collector = new Collector(names);
  const parser = parserFor(collector);
  try {
    for await (const { text, share } of textOf(file, await encodingOf(file, declaredIn(file)))) {
      parser.write(text);
      yield { nodes: collector.take(), share };
    }
    parser.close();
  } catch (cause) {
    if (cause instanceof RejectedFile) throw cause;
    if (isSecondDocument(cause)) throw new RejectedFile(message.severalMessages(), { cause });
    throw new RejectedFile(message.damaged(), { cause });
  }
  yield { nodes: collector.take(), share: 1 };
}

function declaredIn({ head }: LocalFile): string | undefined {
  return /^<\?xml\s[^>]*?encoding\s*=\s*["']([\w.-]+)/.exec(beginningOf(head))?.[1];
}

function isSecondDocument(cause: unknown): boolean {
  return cause instanceof Error && /may contain only one root|declaration must be at the start/.test(cause.message);
}

export function rootIn(head: string): { name: string; namespace: string; attributes: Record<string, string> } | null {
  const parser = new SaxesParser({ xmlns: true });
  let root: SaxesTagNS | null = null;
  parser.on('doctype', () => {
    throw new RejectedFile(message.declares());
  });
  parser.on('opentag', (tag) => {
    root ??= tag;
  });
  // Later content is checked when the file is read.
  parser.on('error', () => undefined);
  parser.write(head);
  // TypeScript doesn't follow the assignment in the handler above.
  const found = root as SaxesTagNS | null;
  return found && { name: found.local, namespace: found.uri, attributes: attributesOf(found) };
}

function parserFor(collector: Collector): SaxesParser<{ xmlns: true }> {
  const parser = new SaxesParser({ xmlns: true });
  parser.on('doctype', () => {
    throw new RejectedFile(message.declares());
  });
  parser.on('error', (error) => {
    throw error;
  });
  // XML has five entities. Messages don't declare those of HTML.
  parser.ENTITIES = new Proxy(parser.ENTITIES, {
    get(known, name: string) {
      if (name in known || !/^[^&;\s]{1,100}$/.test(name)) return known[name];
      throw new RejectedFile(message.undeclaredEntity({ entity: `&${name};`, line: parser.line }));
    },
  });
  parser.on('opentag', (tag) => collector.open(tag, parser.line));
  parser.on('closetag', () => collector.close());
  parser.on('text', (text) => collector.addText(text));
  parser.on('cdata', (text) => collector.addText(text));
  return parser;
}

class Collector {
  readonly #names: ReadonlySet<string>;
  readonly #stack: OpenNode[] = [];
  #done: ErnNode[] = [];
  #depth = 0;
  #size = 0;

  constructor(names: ReadonlySet<string>) {
    this.#names = names;
  }

  open(tag: SaxesTagNS, line: number): void {
    this.#depth += 1;
    if (this.#depth > MAX_DEPTH) throw new RejectedFile(message.nested());
    const parent = this.#stack.at(-1);
    if (!parent && !this.#names.has(tag.local)) return;
    this.#size += 1;
    if (this.#size > MAX_NODES) throw new RejectedFile(message.largeElement());
    const node: OpenNode = { name: tag.local, line, attributes: attributesOf(tag), text: '', children: [] };
    parent?.children.push(node);
    this.#stack.push(node);
  }

  close(): void {
    this.#depth -= 1;
    const node = this.#stack.pop();
    if (!node) return;
    liftValue(node);
    // Line breaks within a text only lay out the message.
    const text = node.text.replaceAll(/\s+/g, ' ').trim();
    node.text = (text === USER_DEFINED && node.attributes.UserDefinedValue) || text;
    if (this.#stack.length > 0) return;
    this.#done.push(node);
    this.#size = 0;
  }

  addText(text: string): void {
    const node = this.#stack.at(-1);
    if (!node) return;
    node.text += text;
    if (node.text.length > MAX_TEXT_LENGTH) throw new RejectedFile(message.longText({ max: MAX_TEXT_LENGTH }));
  }

  take(): ErnNode[] {
    const done = this.#done;
    this.#done = [];
    return done;
  }
}

/** ERN 4.3.1 writes `<Role><Value>Lute</Value></Role>` for `<Role>Lute</Role>`. */
function liftValue(node: OpenNode): void {
  const at = node.children.findIndex(({ name }) => name === 'Value');
  if (at < 0 || node.text.trim() !== '') return;
  node.text = node.children.splice(at, 1)[0]?.text ?? '';
}

/** The sender's own word, where a list of DDEX has none. */
const USER_DEFINED = 'UserDefined';

function attributesOf({ attributes }: SaxesTagNS): Record<string, string> {
  return Object.fromEntries(Object.values(attributes).map(({ local, value }) => [local, value]));
}
