import { IMPORT_ENCODINGS, type ImportPreview } from '@counterpoint/domain/schemas/imports';
import { decoderOf, piecesOf } from './text-encoding.ts';

const MAX_WORDS = 6;
const MAX_WORD_BYTES = 30;

/** Returns the same words of the file in each encoding, first those that the fewest spell alike; nothing without such words. */
export async function encodingChoices(path: string): Promise<ImportPreview['encodings']> {
  const words = (await readWords(path)).map(decodeInEachEncoding);
  words.sort((one, other) => countSameSpelling(one) - countSameSpelling(other));
  const shown = words.slice(0, MAX_WORDS);
  if (shown.length === 0) return [];
  return IMPORT_ENCODINGS.map((encoding, at) => ({
    encoding,
    words: shown.flatMap((spellings) => spellings[at] ?? []),
  }));
}

function decodeInEachEncoding(word: string): string[] {
  const bytes = Buffer.from(word, 'latin1');
  return IMPORT_ENCODINGS.map((encoding) => decoderOf(encoding).decode(bytes));
}

/** How many encodings spell the word as the first one does. */
function countSameSpelling(spellings: readonly string[]): number {
  return spellings.filter((spelling) => spelling === spellings[0]).length;
}

/** Returns words that together have every letter beyond ASCII of the file, a byte as a character. */
async function readWords(path: string): Promise<string[]> {
  const seen = new Set<number>();
  const words = new Set<string>();
  for await (const piece of piecesOf(path)) {
    if (!piece.some((byte) => isNew(byte, seen))) continue;
    for (const [word] of piece.toString('latin1').matchAll(/[A-Za-z'\u0080-\u00ff-]+/g)) {
      const bytes = Buffer.from(word, 'latin1');
      if (bytes.length === 1 || bytes.length > MAX_WORD_BYTES || !bytes.some((byte) => isNew(byte, seen))) continue;
      for (const byte of bytes) seen.add(byte);
      words.add(word);
    }
  }
  return [...words];
}

function isNew(byte: number, seen: ReadonlySet<number>): boolean {
  return byte >= 0x80 && !seen.has(byte);
}
