import { SaxesParser } from 'saxes';
import * as message from '../../../messages/import-files.generated.ts';
import { RejectedFile } from '../rejected-file.ts';
import type { ZipEntry } from './zip-entries.ts';

/** Workbooks nest a dozen elements. A small file can open millions, and the parser keeps each. */
const MAX_DEPTH = 100;

export type Attributes = Readonly<Record<string, string | undefined>>;

export interface XmlHandler {
  open(name: string, attributes: Attributes): void;
  close?(name: string): void;
  text?(text: string): void;
}

export async function* xmlPieces(entry: ZipEntry, handler: XmlHandler): AsyncGenerator<number> {
  const parser = parserFor(handler);
  const decoder = new TextDecoder('utf-8');
  let read = 0;
  try {
    for await (const chunk of await entry.open()) {
      read += chunk.length;
      parser.write(decoder.decode(chunk, { stream: true }));
      yield entry.bytes === 0 ? 1 : Math.min(1, read / entry.bytes);
    }
    parser.write(decoder.decode()).close();
    yield 1;
  } catch (cause) {
    if (cause instanceof RejectedFile) throw cause;
    throw new RejectedFile(message.damagedWorkbook(), { cause });
  }
}

export async function readXml(entry: ZipEntry | undefined, handler: XmlHandler): Promise<void> {
  if (!entry) return;
  for await (const _ of xmlPieces(entry, handler));
}

function parserFor(handler: XmlHandler): SaxesParser {
  const parser = new SaxesParser();
  const plain = (name: string) => name.slice(name.indexOf(':') + 1);
  // saxes expands only XML's five entities, but a workbook has no use for a document type.
  parser.on('doctype', () => {
    throw new RejectedFile(message.declares());
  });
  parser.on('error', (error) => {
    throw error;
  });
  // Without `xmlns` attributes are a plain record of texts.
  let depth = 0;
  // Phonetic hints repeat a text in another script.
  let isHint = false;
  parser.on('opentag', ({ name, attributes }) => {
    depth += 1;
    if (depth > MAX_DEPTH) throw new RejectedFile(message.nested());
    isHint ||= plain(name) === 'rPh';
    handler.open(plain(name), attributes as Attributes);
  });
  parser.on('closetag', ({ name }) => {
    depth -= 1;
    if (plain(name) === 'rPh') isHint = false;
    handler.close?.(plain(name));
  });
  const addText = (text: string) => isHint || handler.text?.(text);
  parser.on('text', addText);
  parser.on('cdata', addText);
  return parser;
}

/** Workbooks write a carriage return as `_x000D_`, and such text itself as `_x005F_x000D_`. */
const ESCAPED = /_x([0-9a-f]{4})_/gi;

export function decodeEscapes(text: string): string {
  return text.replace(ESCAPED, (_, hex: string) => {
    const code = Number.parseInt(hex, 16);
    return code < 32 ? ' ' : String.fromCharCode(code);
  });
}

/** The `t` parts. */
export function textsIn(element: string, take: (text: string) => void): XmlHandler {
  let collected = '';
  let isText = false;
  return {
    open(name) {
      if (name === element) collected = '';
      isText = name === 't';
    },
    close(name) {
      if (name === element) take(decodeEscapes(collected));
      isText = false;
    },
    text(text) {
      if (isText) collected += text;
    },
  };
}
