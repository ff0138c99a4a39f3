import { createWriteStream } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { cwrKindOf } from '@counterpoint/domain/cwr';
import type { ImportSubjectId } from '@counterpoint/domain/schemas/imports';
import * as text from '../../../messages/import-files.generated.ts';
import type { LocalFile } from '../import-format.ts';
import { RejectedFile } from '../rejected-file.ts';
import { beginningOf } from './text-encoding.ts';
import { readEntries, type ZipEntry } from './zip-entries.ts';

const HEAD_BYTES = 8_192;
const MAX_FILES = 500;

const IS_TABLE = /\.(?:csv|tsv|tab|txt|xlsx)$/i;
const IS_MESSAGE = /\.xml$/i;
const IS_CWR = /\.v\d\d$|(?:^|\/)cw\d{6}[^/]*$/i;
/** In files of OpenDocument, Numbers and Excel’s binary format, which are ZIP files too. */
const IS_OF_SPREADSHEET = /^(?:mimetype|xl\/workbook\.bin|Index\/.*\.iwa)$/;
/** Added by operating systems, not by people. */
const IS_HIDDEN = /(?:^|\/)(?:__MACOSX\/|\.|Thumbs\.db$)|\/$/i;

export async function localFile(path: string, name: string): Promise<LocalFile> {
  const file = await fs.open(path, 'r');
  try {
    const { size: bytes } = await file.stat();
    const head = Buffer.alloc(Math.min(bytes, HEAD_BYTES));
    await file.read(head, 0, head.length, 0);
    return { path, name, bytes, head };
  } finally {
    await file.close();
  }
}

interface UnpackOptions {
  readonly folder: string;
  readonly subject: ImportSubjectId;
  /** The table that the member chose. */
  readonly chosen: string | null;
}

/**
 * Unpacks a ZIP that isn't a workbook. Messages are read together; of several tables, the chosen one or else the largest.
 * Returns any other file, and a ZIP with nothing to read, as it is.
 */
export async function unpackFile(file: LocalFile, unpacking: UnpackOptions): Promise<LocalFile> {
  const isZip = file.head.subarray(0, 2).toString('latin1') === 'PK';
  if (!isZip || /\.xls[xm]$/i.test(file.name)) return file;
  const { entries, close } = await readEntries(file.path);
  try {
    const names = [...entries.keys()].filter((name) => !IS_HIDDEN.test(name)).sort();
    if (names.some((name) => IS_OF_SPREADSHEET.test(name))) throw new RejectedFile(text.otherSpreadsheet());
    if (names.some((name) => name.startsWith('xl/'))) return file;
    const selection = await selectEntries(entries, names, unpacking);
    const [first, ...others] = await Promise.all(
      selection.read.map(async (name, index) => {
        // Names in a ZIP may lead out of the folder, so they're never used on the disk.
        const copy = path.join(unpacking.folder, `unpacked-${index}`);
        const contents = await entries.get(name)?.open();
        if (contents) await pipeline(contents, createWriteStream(copy, { mode: 0o600 }));
        return localFile(copy, name);
      }),
    );
    if (!first) return file;
    const read = new Set([...selection.read, ...selection.tables]);
    return { ...first, packed: { others, tables: selection.tables, unread: names.filter((name) => !read.has(name)) } };
  } finally {
    close();
  }
}

async function selectEntries(
  entries: ReadonlyMap<string, ZipEntry>,
  names: readonly string[],
  { subject, chosen }: UnpackOptions,
) {
  const messages = names.filter((name) => (subject === 'recording' ? IS_MESSAGE : IS_CWR).test(name));
  if (messages.length > 0) return { read: messages.slice(0, MAX_FILES), tables: [] };
  const tables = names.filter((name) => IS_TABLE.test(name));
  for (const name of subject === 'composition' ? tables : []) {
    const entry = entries.get(name);
    // CWR files are also sent under names such as `works.txt`.
    if (entry && cwrKindOf(beginningOf(await headIn(entry)))) return { read: [name], tables: [] };
  }
  const largest = tables.toSorted((one, other) => (entries.get(other)?.bytes ?? 0) - (entries.get(one)?.bytes ?? 0))[0];
  const table = tables.find((name) => name === chosen) ?? largest;
  return { read: table ? [table] : [], tables };
}

async function headIn(entry: ZipEntry): Promise<Buffer> {
  const contents = await entry.open();
  try {
    for await (const piece of contents) return Buffer.from(piece).subarray(0, HEAD_BYTES);
    return Buffer.alloc(0);
  } finally {
    contents.destroy();
  }
}
