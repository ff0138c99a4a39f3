/**
 * The most pixels of a picture by its type, so many as a decoder has memory for: a few kilobytes can say that they are a
 * thousand times as many as a phone's 50 million. WebP and AVIF are decoded as a whole, which takes 8 and 18 bytes a
 * pixel at least, where the others come line by line.
 */
export const PICTURE_MOST_PIXELS = {
  'image/jpeg': 64_000_000,
  'image/png': 64_000_000,
  'image/webp': 24_000_000,
  'image/avif': 16_000_000,
} as const;
export type PictureType = keyof typeof PICTURE_MOST_PIXELS;
export const PICTURE_MOST_BYTES = 10_000_000;
/** The fewest pixels of its shorter edge: below this a face is a blur. */
export const PICTURE_LEAST_EDGE = 64;

/** Whether a type, as a browser names it, is one that a picture may be. */
export function isPictureType(type: string): type is PictureType {
  return Object.hasOwn(PICTURE_MOST_PIXELS, type);
}
