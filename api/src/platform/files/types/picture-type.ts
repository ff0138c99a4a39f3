import * as text from '../../../messages/files.generated.ts';
import { type InspectedFile, readAt, refused } from './inspected-file.ts';

const PNG_START = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
const PNG_SIGNATURE_BYTES = 8;
/** Length and name before a chunk's data, and a checksum after it. */
const PNG_CHUNK_FRAME = 12;
const PNG_END = 'IEND';
const MAX_CHUNKS = 20_000;
const MAX_SEGMENTS = 500;
/** A sheet of A3 scanned at 600 dpi has 70 million pixels; many more only fill the memory of a reader. */
const MAX_PIXELS = 150_000_000;
/** JPEG frames: baseline, progressive and rarer ones; 0xc4, 0xc8 and 0xcc are tables. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** Throws 422 for a damaged or huge picture, and for data after its end. */
export async function isWholePng(file: InspectedFile, head: Buffer): Promise<boolean> {
  if (!head.subarray(0, PNG_START.length).equals(PNG_START)) return false;
  assertPixels(head.readUInt32BE(16), head.readUInt32BE(20));
  let at = PNG_SIGNATURE_BYTES;
  for (let chunks = 0; chunks < MAX_CHUNKS; chunks += 1) {
    const chunk = await readAt(file, at, 8);
    if (chunk.length < 8) break;
    at += PNG_CHUNK_FRAME + chunk.readUInt32BE(0);
    if (chunk.toString('latin1', 4) !== PNG_END) continue;
    if (at < file.bytes) throw refused('two_in_one', text.twoInOne());
    if (at === file.bytes) return true;
    break;
  }
  throw refused('damaged_file', text.damagedPicture());
}

function assertPixels(width: number, height: number): void {
  if (width === 0 || height === 0) throw refused('damaged_file', text.damagedPicture());
  if (width * height > MAX_PIXELS) throw refused('too_many_pixels', text.tooManyPixels({ width, height }));
}

export async function isJpeg(file: InspectedFile, head: Buffer): Promise<boolean> {
  if (head.length < 4 || head.readUInt16BE(0) !== 0xffd8) return false;
  let at = 2;
  for (let segments = 0; segments < MAX_SEGMENTS; segments += 1) {
    const segment = await readAt(file, at, 4);
    if (segment.length < 4 || segment[0] !== 0xff) return false;
    const marker = segment.readUInt8(1);
    // Any number of 0xff may precede a marker.
    if (marker === 0xff) at += 1;
    else if (isFrame(marker)) return isFrameSized(await readAt(file, at + 5, 4));
    else at += 2 + segment.readUInt16BE(2);
  }
  return false;
}

function isFrameSized(size: Buffer): boolean {
  if (size.length < 4) return false;
  assertPixels(size.readUInt16BE(2), size.readUInt16BE(0));
  return true;
}
