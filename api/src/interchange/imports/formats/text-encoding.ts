import fs from 'node:fs/promises';
import { DAMAGED_LETTER } from '@counterpoint/domain/imports';
import { IMPORT_ENCODING_LABELS, type ImportEncoding } from '@counterpoint/domain/schemas/imports';
import * as message from '../../../messages/import-files.generated.ts';
import type { LocalFile } from '../import-format.ts';
import { RejectedFile } from '../rejected-file.ts';

/** As `TextDecoder` names it; also `cp850`, which it doesn't know. */
export type TextEncoding = TextDecoder['encoding'];

export function encodingName(encoding: TextEncoding): string {
  if (isSingleByte(encoding)) return IMPORT_ENCODING_LABELS[encoding]();
  return encoding.replace(/(?<=^utf-16)[bl]e$/, '').toUpperCase();
}

export function isUnicode(encoding: TextEncoding): boolean {
  return encoding.startsWith('utf-');
}

const UTF8_MARK = Buffer.from([0xef, 0xbb, 0xbf]);

/** Enough to tell kinds of files apart: letters beyond ASCII may be wrong. */
export function beginningOf(head: Buffer): string {
  const wide = wideEncodingOf(head);
  if (wide) return new TextDecoder(wide).decode(head);
  return head.toString('latin1', isMarkedUtf8(head) ? UTF8_MARK.length : 0);
}

function isMarkedUtf8(head: Buffer): boolean {
  return head.subarray(0, UTF8_MARK.length).equals(UTF8_MARK);
}

/** By byte order mark or UTF-16's zero bytes. */
function wideEncodingOf(head: Buffer): TextEncoding | null {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be';
  const zeros = [0, 1].map((odd) => head.filter((byte, at) => at % 2 === odd && byte === 0).length);
  const half = head.length / 2;
  // Western text in UTF-16: every other byte is zero.
  if ((zeros[1] ?? 0) > half * 0.4 && zeros[0] === 0) return 'utf-16le';
  if ((zeros[0] ?? 0) > half * 0.4 && zeros[1] === 0) return 'utf-16be';
  return null;
}

/** As the member chose, by its beginning, by the whole content, otherwise as the file itself says in `stated`. */
export async function encodingOf({ head, path, encoding }: LocalFile, stated = ''): Promise<TextEncoding> {
  if (encoding) return encoding;
  if (isMarkedUtf8(head)) return 'utf-8';
  const wide = wideEncodingOf(head);
  if (wide) return wide;
  if (await isAllUtf8(path)) return 'utf-8';
  const counts = await countLetters(path);
  return isLikelyUtf8(counts) ? 'utf-8' : (findStatedEncoding(stated) ?? likelyAccents(counts));
}

/**
 * Senders write names such as `ISO-8859-2`, `Latin1` or `CP850`. ASCII, CWR's default, has no letters to decode, and letters in
 * Unicode show that they are.
 */
export function findStatedEncoding(name: string): TextEncoding | null {
  if (/^(?:cp|ibm).?(?:437|850)$/i.test(name)) return 'cp850';
  if (name === '' || /ascii/i.test(name)) return null;
  try {
    const { encoding } = new TextDecoder(name);
    return isUnicode(encoding) ? null : encoding;
  } catch {
    return null;
  }
}

export function isSingleByte(encoding: TextEncoding): encoding is ImportEncoding {
  return Object.hasOwn(IMPORT_ENCODING_LABELS, encoding);
}

export function decoderOf(encoding: TextEncoding): Pick<TextDecoder, 'decode'> {
  return encoding === 'cp850' ? { decode: decodeDos } : new TextDecoder(encoding);
}

/** Code page 850 from byte 0x80, which `TextDecoder` doesn't know. Western letters have the same places in code page 437. */
const CP850 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐' +
  '└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0';

function decodeDos(bytes = Buffer.alloc(0)): string {
  return bytes.toString('latin1').replace(/[\u0080-\u00ff]/g, (letter) => CP850.charAt(letter.charCodeAt(0) - 0x80));
}

const PIECE_BYTES = 1 << 16;

/** Reuses one buffer, so callers copy what they keep: a stream's buffers would pile up to tens of megabytes. */
export async function* piecesOf(path: string): AsyncGenerator<Buffer> {
  const file = await fs.open(path, 'r');
  try {
    const piece = Buffer.alloc(PIECE_BYTES);
    for (;;) {
      const { bytesRead } = await file.read(piece, 0, PIECE_BYTES, null);
      if (bytesRead === 0) return;
      yield piece.subarray(0, bytesRead);
    }
  } finally {
    await file.close();
  }
}

async function isAllUtf8(path: string): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const piece of piecesOf(path)) decoder.decode(piece, { stream: true });
    decoder.decode();
    return true;
  } catch {
    return false;
  }
}

/** Control characters, to which undefined bytes decode: a sign of another encoding. */
const UNDEFINED = /[\u0080-\u009f]/g;

/** Invalid bytes become U+FFFD, which the caller reports and rejects. */
export async function* textOf(
  file: LocalFile,
  encoding: TextEncoding,
): AsyncGenerator<{ text: string; share: number }> {
  const decoder = decoderOf(encoding);
  let read = 0;
  for await (const piece of piecesOf(file.path)) {
    read += piece.length;
    const decoded = decoder.decode(piece, { stream: true });
    const text = isSingleByte(encoding) ? decoded.replaceAll(UNDEFINED, DAMAGED_LETTER) : decoded;
    if (text.includes('\u0000')) throw new RejectedFile(message.nulCharacters());
    yield { text, share: file.bytes === 0 ? 1 : read / file.bytes };
  }
  const rest = decoder.decode();
  if (rest) yield { text: rest, share: 1 };
}

interface Counts {
  /** Letters in valid UTF-8, and those of them that Latin-1 doesn't produce by chance. */
  valid: number;
  certain: number;
  invalid: number;
  /** Accents as each encoding writes them. */
  dos: number;
  macintosh: number;
  latin1: number;
}

/** Lead byte of UTF-8's ã to þ is C3. In Latin-1 it is `Ã`, which hardly ever precedes a sign. */
const UTF8_LETTERS = /(?<invalid>\ufffd)|(?<certain>[\u00c0-\u00ff\u0800-\u{10ffff}])|[\u0080-\u07ff]/gu;
/** After a small letter the Mac's ä, ç, é, è and ü would be a capital or nothing in Latin-1, and the ü, é, â and ä of DOS signs. */
const ACCENTS =
  /(?<=[a-z])(?:(?<dos>[\u0081-\u0084])|(?<macintosh>[\u008a\u008d-\u008f\u009f])|(?<latin1>[\u00e0-\u00ff]))/g;

/** Detects damaged UTF-8, and what Excel for Mac and DOS save. */
async function countLetters(path: string): Promise<Counts> {
  const counts = { valid: 0, certain: 0, invalid: 0, dos: 0, macintosh: 0, latin1: 0 };
  const decoder = new TextDecoder('utf-8');
  for await (const piece of piecesOf(path)) {
    for (const { groups } of decoder.decode(piece, { stream: true }).matchAll(UTF8_LETTERS)) {
      if (groups?.invalid) counts.invalid += 1;
      else counts.valid += 1;
      if (groups?.certain) counts.certain += 1;
    }
    for (const { groups } of piece.toString('latin1').matchAll(ACCENTS))
      for (const name of ['dos', 'macintosh', 'latin1'] as const) if (groups?.[name]) counts[name] += 1;
  }
  return counts;
}

const MAX_INVALID_PER_CERTAIN = 10;

/** Latin-1 has hardly any valid sequences by chance; read as Latin-1, `é` becomes `Ã©`. */
function isLikelyUtf8({ valid, certain, invalid }: Counts): boolean {
  if (valid === 0) return false;
  // Capitals before a closing quotation mark occur in Latin-1 by chance, as often as opening marks.
  return valid > invalid || certain * MAX_INVALID_PER_CERTAIN >= invalid;
}

function likelyAccents({ dos, macintosh, latin1 }: Counts): ImportEncoding {
  if (dos > Math.max(macintosh, latin1)) return 'cp850';
  return macintosh > latin1 ? 'macintosh' : 'windows-1252';
}
