import { buffer } from 'node:stream/consumers';
import yauzl, { type Entry, type ZipFile } from 'yauzl';
import * as text from '../../../messages/files.generated.ts';
import { AppError } from '../../http/app-error.ts';
import { refused } from './inspected-file.ts';

const MOST_ENTRIES = 2_000;
/** A document of 20 MB unpacks to a fraction of this; more is a zip bomb. */
const MOST_INFLATED = 300_000_000;
const MOST_RATIO = 150;
const HARMLESS_BYTES = 20_000_000;
const MOST_TYPES_BYTES = 1_000_000;

const TYPES = '[Content_Types].xml';
const TEXT = 'word/document.xml';
const WORD_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
const MACROS = /vbaProject\.bin$/i;

export function isZip(head: Buffer): boolean {
  return head.toString('latin1', 0, 4) === 'PK\u0003\u0004';
}

/** Throws 422 for macros and other archives. Unpacks only the list of content types. */
export async function readWordDocument(path: string): Promise<'docx'> {
  const zip = await yauzl
    .openPromise(path, { lazyEntries: true, autoClose: false, validateEntrySizes: true })
    .catch(damaged);
  try {
    const entries = await listEntries(zip);
    const types = entries.get(TYPES);
    if (!types || !entries.has(TEXT)) throw notWord();
    if ([...entries.keys()].some((name) => MACROS.test(name))) throw withMacros();
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
      inflated > MOST_INFLATED || (uncompressedSize > HARMLESS_BYTES && uncompressedSize > compressedSize * MOST_RATIO);
    if (isBomb || entries.size >= MOST_ENTRIES) throw refused('unpacks_too_large', text.unpacksTooLarge());
    if (entry.isEncrypted()) throw refused('encrypted', text.encrypted());
    entries.set(entry.fileName, entry);
  }
  return entries;
}

async function readTypes(zip: ZipFile, entry: Entry): Promise<string> {
  if (entry.uncompressedSize > MOST_TYPES_BYTES) throw notWord();
  return (await buffer(await zip.openReadStreamPromise(entry))).toString('utf8');
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
