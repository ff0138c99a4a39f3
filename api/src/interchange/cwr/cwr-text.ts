import {
  type CwrFileReader,
  type CwrFinding,
  type CwrResidue,
  type CwrTransaction,
  LineCutter,
} from '@counterpoint/domain/cwr';
import * as text from '../../messages/cwr.generated.ts';
import { textOf } from '../imports/formats/text-encoding.ts';
import type { LocalFile } from '../imports/import-format.ts';
import { cwrEncodingOf } from './cwr-encoding.ts';

/** Stops after `maxUnreadable` lines that are no records, for callers that read past every other fault. */
export async function* transactionsOf(
  file: LocalFile,
  reader: CwrFileReader,
  maxUnreadable = Number.POSITIVE_INFINITY,
): AsyncGenerator<{ readonly transaction: CwrTransaction; readonly share: number }> {
  const cutter = new LineCutter();
  for await (const { text, share } of textOf(file, await cwrEncodingOf(file)))
    for (const line of cutter.cut(withoutMark(text, reader))) {
      const transaction = reader.read(line);
      if (reader.unreadable > maxUnreadable) return;
      if (transaction) yield { transaction, share };
    }
  for (const line of cutter.end()) {
    const transaction = reader.read(line);
    if (transaction) yield { transaction, share: 1 };
  }
  const last = reader.end();
  if (last) yield { transaction: last, share: 1 };
}

/** UTF-8 may begin with a byte order mark. */
function withoutMark(text: string, reader: CwrFileReader): string {
  return reader.header === null ? text.replace(/^\ufeff/, '') : text;
}

export function isResidue(residue: unknown): residue is CwrResidue {
  return typeof residue === 'object' && residue !== null && 'lines' in residue && 'version' in residue;
}

export function formatFault({ id: rule, line, correction }: CwrFinding): string {
  return line ? text.faultInLine({ line, correction, rule }) : text.fault({ correction, rule });
}
