import fs from 'node:fs';
import { type CwrFileReader, type CwrTransaction, LineCutter } from '@counterpoint/domain/cwr';
import { encodingOf, textOf } from '../imports/formats/text-encoding.ts';
import type { LocalFile } from '../imports/import-format.ts';

export interface ReadTransaction {
  readonly transaction: CwrTransaction;
  readonly share: number;
}

export async function* transactionsOf(file: LocalFile, reader: CwrFileReader): AsyncGenerator<ReadTransaction> {
  const cutter = new LineCutter();
  for await (const { text, share } of textOf(file, await encodingOf(file)))
    for (const line of cutter.cut(withoutMark(text, reader))) {
      const transaction = reader.read(line);
      if (transaction) yield { transaction, share };
    }
  for (const line of cutter.end()) reader.read(line);
  reader.end();
}

/** UTF-8 may begin with a byte order mark. */
function withoutMark(text: string, reader: CwrFileReader): string {
  return reader.header === null ? text.replace(/^\ufeff/, '') : text;
}

export function localFile(path: string, name: string): LocalFile {
  const { size } = fs.statSync(path);
  const head = Buffer.alloc(Math.min(size, 8_192));
  const open = fs.openSync(path, 'r');
  try {
    fs.readSync(open, head, 0, head.length, 0);
  } finally {
    fs.closeSync(open);
  }
  return { path, name, bytes: size, head };
}

export function readText(text: string, reader: CwrFileReader): CwrTransaction[] {
  const cutter = new LineCutter();
  const lines = [...cutter.cut(text.replace(/^\ufeff/, '')), ...cutter.end()];
  const transactions = lines.flatMap((line) => reader.read(line) ?? []);
  reader.end();
  return transactions;
}
