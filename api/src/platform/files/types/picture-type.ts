import { type InspectedFile, readAt } from './inspected-file.ts';

const PNG_START = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
const MOST_SEGMENTS = 500;
/** JPEG frames: baseline, progressive and rarer ones; 0xc4, 0xc8 and 0xcc are tables. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

export function isPng(head: Buffer): boolean {
  return head.subarray(0, PNG_START.length).equals(PNG_START);
}

export async function isJpeg(file: InspectedFile, head: Buffer): Promise<boolean> {
  if (head.length < 4 || head.readUInt16BE(0) !== 0xffd8) return false;
  let at = 2;
  for (let seen = 0; seen < MOST_SEGMENTS; seen += 1) {
    const segment = await readAt(file, at, 4);
    if (segment.length < 4 || segment[0] !== 0xff) return false;
    const marker = segment.readUInt8(1);
    // Any number of 0xff may precede a marker.
    if (marker === 0xff) at += 1;
    else if (isFrame(marker)) return true;
    else at += 2 + segment.readUInt16BE(2);
  }
  return false;
}
