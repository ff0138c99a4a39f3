import {
  CwrFileReader,
  type CwrFinding,
  type CwrRecord,
  type CwrResidue,
  type CwrTransaction,
  getValue,
  LineCutter,
} from '@counterpoint/domain/cwr';
import { type ImportFinding, rejection, shortened, warning } from '@counterpoint/domain/imports';
import { formatList } from '@counterpoint/messages';
import * as text from '../../messages/cwr.generated.ts';
import * as files from '../../messages/import-files.generated.ts';
import { encodingChoices } from '../imports/formats/encoding-choices.ts';
import {
  beginningOf,
  encodingName,
  encodingOf,
  findStatedEncoding,
  isUnicode,
  type TextEncoding,
  textOf,
} from '../imports/formats/text-encoding.ts';
import type { LocalFile } from '../imports/import-format.ts';

/** Sets whose letters have two bytes, so that fields would be misplaced: CISAC’s names, cut to the field, and `TextDecoder`’s. */
const TWO_BYTES = /\b(?:big|gb|shift|euc|iso-2022)/i;

export function headerOf(file: LocalFile): CwrRecord | null {
  const reader = new CwrFileReader();
  reader.read(beginningOf(file.head).split(/\r\n|\n|\r/, 1)[0] ?? '');
  return reader.header;
}

/** As the content shows, otherwise as the header says, otherwise guessed. */
export function cwrEncodingOf(file: LocalFile): Promise<TextEncoding> {
  return encodingOf(file, characterSetIn(file));
}

/** Reports letters that were guessed, or that can't be read. */
export async function checkEncoding(file: LocalFile): Promise<ImportFinding[]> {
  const found = await cwrEncodingOf(file);
  const characterSet = characterSetIn(file);
  if (isUnicode(found)) return [];
  const place = { line: 1, column: text.characterSet() };
  if (TWO_BYTES.test(characterSet) || TWO_BYTES.test(found)) {
    const fault = rejection('I-ENC-06', text.unreadableCharacterSet({ characterSet }), files.utf8());
    return [{ ...fault, ...place, found: characterSet }];
  }
  if (findStatedEncoding(characterSet)) return [];
  const choices = await encodingChoices(file.path);
  const words = choices.find(({ encoding }) => encoding === found)?.words ?? [];
  const fault = warning('I-ENC-05', text.guessedCharacterSet({ encoding: encodingName(found) }), files.utf8());
  return [{ ...fault, ...place, found: shortened(formatList(words)) }];
}

export function characterSetIn(file: LocalFile): string {
  return getValue(headerOf(file), 'character_set');
}

/** Stops after `maxUnreadable` lines that are no records, for callers that read past every other fault. */
export async function* transactionsOf(
  file: LocalFile,
  reader: CwrFileReader,
  maxUnreadable = Number.POSITIVE_INFINITY,
): AsyncGenerator<{ readonly transaction: CwrTransaction; readonly share: number }> {
  const cutter = new LineCutter();
  for await (const { text, share } of textOf(file, await cwrEncodingOf(file)))
    for (const line of cutter.cut(text)) {
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

export function isResidue(residue: unknown): residue is CwrResidue {
  return typeof residue === 'object' && residue !== null && 'lines' in residue && 'version' in residue;
}

export function formatFault({ id: rule, line, correction }: CwrFinding): string {
  return line ? text.faultInLine({ line, correction, rule }) : text.fault({ correction, rule });
}
