import { type InspectedFile, readAt } from './inspected-file.ts';

/** Tags are padded with zeros, and some writers miscount them. */
const FRAME_SEARCH_BYTES = 8_192;
const MAX_CHUNKS = 200;
const ID3_HEAD = 10;
const FRAME_HEAD = 4;

export async function isWav(file: InspectedFile, head: Buffer): Promise<boolean> {
  if (head.toString('latin1', 0, 4) !== 'RIFF' || head.toString('latin1', 8, 12) !== 'WAVE') return false;
  let at = 12;
  for (let chunks = 0; chunks < MAX_CHUNKS && at + 8 <= file.bytes; chunks += 1) {
    const chunk = await readAt(file, at, 8);
    if (chunk.length < 8) return false;
    if (chunk.toString('latin1', 0, 4) === 'fmt ') return true;
    const size = chunk.readUInt32LE(4);
    at += 8 + size + (size % 2);
  }
  return false;
}

export async function isMp3(file: InspectedFile, head: Buffer): Promise<boolean> {
  const start = endOfTag(head);
  if (start === 0 && !(head[0] === 0xff)) return false;
  const near = await readAt(file, start, FRAME_SEARCH_BYTES);
  const last = start === 0 ? 0 : near.length - FRAME_HEAD;
  for (let at = 0; at <= last; at += 1) {
    const length = frameLength(near, at);
    if (length === 0) continue;
    const next = await readAt(file, start + at + length, FRAME_HEAD);
    if (frameLength(next, 0) > 0) return true;
  }
  return false;
}

/** ID3v2 sizes have seven bits per byte. */
function endOfTag(head: Buffer): number {
  if (head.length < ID3_HEAD || head.toString('latin1', 0, 3) !== 'ID3') return 0;
  const size = [6, 7, 8, 9].reduce((sum, at) => sum * 128 + (head.readUInt8(at) & 0x7f), 0);
  return ID3_HEAD + size;
}

const LAYER_3_KBITS = {
  first: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  second: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
};
const RATES = [44_100, 48_000, 32_000];
/** Divisor of the rates by version bits: 2.5, reserved, 2, 1. */
const RATE_PARTS = [4, 0, 2, 1];

function frameLength(bytes: Buffer, at: number): number {
  if (at + FRAME_HEAD > bytes.length) return 0;
  const head = bytes.readUInt32BE(at);
  const isSync = head >>> 21 === 0x7ff && ((head >>> 17) & 3) === 1;
  const version = (head >>> 19) & 3;
  const part = RATE_PARTS[version] ?? 0;
  const rate = (RATES[(head >>> 10) & 3] ?? 0) / (part || 1);
  const kbits = (version === 3 ? LAYER_3_KBITS.first : LAYER_3_KBITS.second)[(head >>> 12) & 15] ?? 0;
  if (!isSync || part === 0 || rate === 0 || kbits === 0) return 0;
  const padding = (head >>> 9) & 1;
  return Math.floor(((version === 3 ? 144_000 : 72_000) * kbits) / rate) + padding;
}
