import { buffer } from 'node:stream/consumers';
import yauzl, { type Entry, type ZipFile } from 'yauzl';
import * as text from '../../../messages/files.generated.ts';
import { AppError } from '../../http/app-error.ts';
import { refused } from './inspected-file.ts';

const MAX_ENTRIES = 2_000;
/** A document of 20 MB unpacks to a fraction of this; more is a zip bomb. */
const MAX_INFLATED_BYTES = 300_000_000;
const MAX_RATIO = 150;
const MIN_BOMB_BYTES = 20_000_000;
const MAX_TYPES_BYTES = 1_000_000;

const TYPES = '[Content_Types].xml';
const TEXT = 'word/document.xml';
const WORD_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
const MACROS = /vbaProject\.bin$/i;
/** Charts keep their numbers in a workbook, which can't have macros. */
const EMBEDDED = /(^|\/)(embeddings\/(?!.*\.xlsx$)|activeX\/)|oleObject/i;
const RELATIONS = /\.rels$/i;
const MAX_RELATIONS_BYTES = 5_000_000;

export function isZip(head: Buffer): boolean {
  return head.toString('latin1', 0, 4) === 'PK\u0003\u0004';
}

/** Throws 422 for macros, embedded objects, external parts, and other archives. Unpacks only lists of types and parts. */
export async function readWordDocument(path: string): Promise<'docx'> {
  const zip = await yauzl
    .openPromise(path, { lazyEntries: true, autoClose: false, validateEntrySizes: true })
    .catch(damaged);
  try {
    const entries = await listEntries(zip);
    const types = entries.get(TYPES);
    if (!types || !entries.has(TEXT)) throw notWord();
    if ([...entries.keys()].some((name) => MACROS.test(name))) throw withMacros();
    if ([...entries.keys()].some((name) => EMBEDDED.test(name))) throw refused('embedded_file', text.embeddedInWord());
    await refuseOutsideParts(
      zip,
      [...entries.values()].filter(({ fileName }) => RELATIONS.test(fileName)),
    );
    const listed = await readTypes(zip, types);
    if (!listed.includes(WORD_TYPE)) throw listed.includes('macroEnabled') ? withMacros() : notWord();
    return 'docx';
  } catch (error) {
    throw error instanceof AppError ? error : damaged(error);
  } finally {
    zip.close();
  }
}

async function listEntries(zip: ZipFile): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>();
  let inflated = 0;
  for await (const entry of zip.eachEntry()) {
    const { uncompressedSize, compressedSize } = entry;
    inflated += uncompressedSize;
    const isBomb =
      inflated > MAX_INFLATED_BYTES ||
      (uncompressedSize > MIN_BOMB_BYTES && uncompressedSize > compressedSize * MAX_RATIO);
    if (isBomb || entries.size >= MAX_ENTRIES) throw refused('unpacks_too_large', text.unpacksTooLarge());
    if (entry.isEncrypted()) throw refused('encrypted', text.encrypted());
    entries.set(entry.fileName, entry);
  }
  return entries;
}

async function readTypes(zip: ZipFile, entry: Entry): Promise<string> {
  if (entry.uncompressedSize > MAX_TYPES_BYTES) throw notWord();
  return (await buffer(await zip.openReadStreamPromise(entry))).toString('utf8');
}

/** A template or object at another address could bring macros that the document itself lacks. */
async function refuseOutsideParts(zip: ZipFile, relations: readonly Entry[]): Promise<void> {
  const bytes = relations.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);
  if (bytes > MAX_RELATIONS_BYTES) throw refused('unpacks_too_large', text.unpacksTooLarge());
  for (const entry of relations) {
    const parts = (await buffer(await zip.openReadStreamPromise(entry))).toString('utf8');
    const related = relationsIn(parts);
    if (related.some(({ type }) => /\/(oleObject|control)$/i.test(type)))
      throw refused('embedded_file', text.embeddedInWord());
    // Links that a reader follows by clicking are harmless; all others are fetched as the document opens.
    const isOutside = related.some((part) => part.isOutside && !/\/hyperlink$/i.test(part.type));
    if (isOutside || parts.includes('\0') || UNEXPECTED.test(parts)) throw refused('outside_part', text.outsidePart());
  }
}

function notWord(): AppError {
  return refused('wrong_type', text.notWord());
}

function withMacros(): AppError {
  return refused('wrong_type', text.macros());
}

function damaged(cause: unknown): never {
  throw refused('damaged_file', text.damagedDocument(), cause);
}

/** XML has no `<` in values. Excluding it here prevents quadratic backtracking. */
const RELATION = /<(?:[\w.-]+:)?Relationship\b((?:[^<>"']|"[^"<]*"|'[^'<]*')*)>/g;
const ATTRIBUTE = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
/** Word writes UTF-8 without definitions; anything else may hide something. */
const UNEXPECTED = /<!|encoding\s*=\s*["'](?!utf-8["'])/i;

function relationsIn(xml: string): { readonly type: string; readonly isOutside: boolean }[] {
  return [...xml.matchAll(RELATION)].map(([, attributes = '']) => {
    const values = new Map(
      [...attributes.matchAll(ATTRIBUTE)].map(([, name = '', double, single]) => [
        name,
        decode(double ?? single ?? ''),
      ]),
    );
    return { type: values.get('Type') ?? '', isOutside: /^\s*external\s*$/i.test(values.get('TargetMode') ?? '') };
  });
}

function decode(value: string): string {
  return value.replaceAll(/&#(?:x([\da-f]{1,6})|(\d{1,7}));/gi, (_, hex?: string, decimal?: string) => {
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
    return code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });
}
