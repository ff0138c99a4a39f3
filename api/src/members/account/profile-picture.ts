import { PICTURE_LEAST_EDGE, PICTURE_MOST_PIXELS } from '@counterpoint/domain/schemas/members';
import * as text from '../../messages/files.generated.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { createSemaphore } from '../../platform/limits/semaphore.ts';

const STORED_SIZE = 512;
const MAX_PIXELS: Readonly<Record<string, number>> = {
  jpeg: PICTURE_MOST_PIXELS['image/jpeg'],
  png: PICTURE_MOST_PIXELS['image/png'],
  webp: PICTURE_MOST_PIXELS['image/webp'],
  heif: PICTURE_MOST_PIXELS['image/avif'],
};
/** An interlaced PNG or progressive JPEG is decoded as a whole: up to 9 bytes a pixel. */
const MAX_PROGRESSIVE_PIXELS = 24_000_000;
const MAX_SECONDS = 10;

export const PICTURE_TYPE = 'image/webp';

/** Loaded with the first picture, since the decoder takes 10 MB. */
async function loadSharp() {
  const { default: sharp } = await import('sharp');
  // One core per picture and no cache, to leave the machine to others.
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}

type Sharp = Awaited<ReturnType<typeof loadSharp>>;

const runInTurn = createSemaphore(2, 20, { message: text.picturesBusy });

export interface CropSquare {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** Strips metadata such as the location. Throws for an unusable picture. */
export function toStoredPicture(contents: Uint8Array, crop: CropSquare | null): Promise<Uint8Array> {
  if (!isPicture(contents)) throw wrongPicture(text.pictureType());
  return runInTurn(async () => {
    const sharp = await loadSharp();
    const { width, height } = await measure(sharp, contents);
    const square = crop ?? middleOf(width, height);
    if (square.x + square.size > width || square.y + square.size > height) throw wrongPicture(text.cropOutside());
    try {
      return await open(sharp, contents)
        .autoOrient()
        .extract({ left: square.x, top: square.y, width: square.size, height: square.size })
        .resize(STORED_SIZE, STORED_SIZE, { withoutEnlargement: true })
        .flatten({ background: '#ffffff' })
        .webp({ quality: 82 })
        .timeout({ seconds: MAX_SECONDS })
        .toBuffer();
    } catch (cause) {
      throw wrongPicture(text.damagedPicture(), cause);
    }
  });
}

/** Checks the first bytes, whatever the name. SVG and the like never reach the decoder. */
function isPicture(contents: Uint8Array): boolean {
  const start = Buffer.from(contents.buffer, contents.byteOffset, Math.min(contents.byteLength, 12)).toString('latin1');
  return (
    start.startsWith('\xff\xd8\xff') ||
    start.startsWith('\x89PNG\r\n\x1a\n') ||
    (start.startsWith('RIFF') && start.endsWith('WEBP')) ||
    /^ftypavi[fs]$/.test(start.slice(4))
  );
}

/** The first frame of an animation; fails on a truncated file. */
function open(sharp: Sharp, contents: Uint8Array) {
  return sharp(contents, { limitInputPixels: Math.max(...Object.values(MAX_PIXELS)), failOn: 'error', pages: 1 });
}

async function measure(sharp: Sharp, contents: Uint8Array): Promise<{ width: number; height: number }> {
  // Reads only the header, to check the size before decoding.
  const { autoOrient, format, isProgressive } = await sharp(contents, { limitInputPixels: false, pages: 1 })
    .metadata()
    .catch((cause: unknown) => {
      throw wrongPicture(text.damagedPicture(), cause);
    });
  const { width, height } = autoOrient;
  const maxPixels = Math.min(
    MAX_PIXELS[format] ?? 0,
    isProgressive ? MAX_PROGRESSIVE_PIXELS : Number.POSITIVE_INFINITY,
  );
  if (width * height > maxPixels) throw wrongPicture(text.tooManyPixels({ width, height }));
  if (Math.min(width, height) < PICTURE_LEAST_EDGE)
    throw wrongPicture(text.pictureTooSmall({ edge: PICTURE_LEAST_EDGE }));
  return { width, height };
}

function middleOf(width: number, height: number): CropSquare {
  const size = Math.min(width, height);
  return { x: Math.floor((width - size) / 2), y: Math.floor((height - size) / 2), size };
}

function wrongPicture(message: string, cause?: unknown): AppError {
  return new AppError(422, 'unusable_picture', message, { cause });
}
