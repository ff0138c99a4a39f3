import { CwrFileReader, type CwrRecord, getValue } from '@counterpoint/domain/cwr';
import { type ImportFinding, shortened } from '@counterpoint/domain/imports';
import { formatList } from '@counterpoint/messages';
import * as text from '../../messages/cwr.generated.ts';
import * as files from '../../messages/import-files.generated.ts';
import { encodingChoices } from '../imports/formats/encoding-choices.ts';
import {
  beginningOf,
  encodingOf,
  findSingleByteEncoding,
  isSingleByte,
  type TextEncodingFound,
} from '../imports/formats/text-encoding.ts';
import type { LocalFile } from '../imports/import-format.ts';

/** CISAC’s names, cut to the field, of sets whose letters have two bytes, so that fields would be misplaced. */
const TWO_BYTES = /\b(?:big|gb)/i;

export function headerOf(file: LocalFile): CwrRecord | null {
  const reader = new CwrFileReader();
  reader.read(beginningOf(file.head).split(/\r\n|\n|\r/, 1)[0] ?? '');
  return reader.header;
}

/** As the content shows, otherwise as the header says, otherwise guessed. */
export function cwrEncodingOf(file: LocalFile): Promise<TextEncodingFound> {
  return encodingOf(file, characterSetOf(file));
}

/** Reports letters that were guessed, or that can't be read. */
export async function checkEncoding(file: LocalFile): Promise<ImportFinding[]> {
  const { label, name } = await cwrEncodingOf(file);
  const characterSet = characterSetOf(file);
  if (!isSingleByte(label) || findSingleByteEncoding(characterSet)) return [];
  const choices = await encodingChoices(file.path);
  const words = choices.find(({ encoding }) => encoding === label)?.words ?? [];
  const finding = { line: 1, column: text.characterSet(), expected: files.utf8() };
  if (TWO_BYTES.test(characterSet)) {
    const correction = text.unreadableCharacterSet({ characterSet });
    return [{ ...finding, id: 'I-ENC-06', severity: 'block', found: characterSet, correction }];
  }
  const correction = text.guessedCharacterSet({ encoding: name() });
  return [{ ...finding, id: 'I-ENC-05', severity: 'warn', found: shortened(formatList(words)), correction }];
}

function characterSetOf(file: LocalFile): string {
  const header = headerOf(file);
  return header ? getValue(header, 'character_set') : '';
}
