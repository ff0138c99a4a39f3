import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

type Format = 'jpeg' | 'png' | 'webp' | 'avif';
type Colour = { readonly r: number; readonly g: number; readonly b: number };

const RED: Colour = { r: 220, g: 20, b: 20 };
const BLUE: Colour = { r: 20, g: 20, b: 220 };

/** A picture with a red left half and a blue right half. */
export function aPicture(format: Format, width = 400, height = 300): Promise<Buffer> {
  const half = Math.floor(width / 2);
  return sharp({ create: { width, height, channels: 3, background: RED } })
    .composite([
      { input: { create: { width: width - half, height, channels: 3, background: BLUE } }, left: half, top: 0 },
    ])
    .toFormat(format)
    .toBuffer();
}

/** The colour of one point, as fractions of width and height. */
export async function colourAt(picture: Buffer, x: number, y: number): Promise<'red' | 'blue' | 'other'> {
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels;
  const [r = 0, g = 0, b = 0] = data.subarray(at, at + 3);
  if (r > 150 && b < 100 && g < 100) return 'red';
  return b > 150 && r < 100 && g < 100 ? 'blue' : 'other';
}

/** A small WebP or progressive JPEG whose header claims `width` by `height` pixels. */
export async function claimingSize(format: 'webp' | 'jpeg', width: number, height: number): Promise<Buffer> {
  const small = sharp({ create: { width: 64, height: 64, channels: 3, background: RED } });
  if (format === 'webp') {
    const webp = await small.webp().toBuffer();
    // The frame's start code is before its size.
    const size = webp.indexOf(Buffer.from([0x9d, 0x01, 0x2a])) + 3;
    webp.writeUInt16LE(width, size);
    webp.writeUInt16LE(height, size + 2);
    return webp;
  }
  const jpeg = await small.jpeg({ progressive: true }).toBuffer();
  // Marker, length and depth are before the size.
  const size = jpeg.indexOf(Buffer.from([0xff, 0xc2])) + 5;
  jpeg.writeUInt16BE(height, size);
  jpeg.writeUInt16BE(width, size + 2);
  return jpeg;
}

/** A PNG of a few kilobytes that decodes to `width` by `height` pixels of one bit. */
export function pixelFlood(width: number, height: number, { isProgressive = false } = {}): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(1, 8);
  header.writeUInt8(Number(isProgressive), 12);
  const row = Math.ceil(width / 8) + 1;
  const rows = deflateSync(Buffer.alloc(Math.min(row * height, 60_000_000)), { level: 9 });
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
