/**
 * Limits decoder memory: a file of a few kilobytes can declare far more pixels than a phone's 50 million. WebP and AVIF
 * are decoded as a whole, at 8 and 18 bytes a pixel or more; the others line by line.
 */
export const PICTURE_MOST_PIXELS = {
  'image/jpeg': 64_000_000,
  'image/png': 64_000_000,
  'image/webp': 24_000_000,
  'image/avif': 16_000_000,
} as const;
export type PictureType = keyof typeof PICTURE_MOST_PIXELS;
export const PICTURE_MOST_BYTES = 10_000_000;
export const PICTURE_LEAST_EDGE = 64;

export function isPictureType(type: string): type is PictureType {
  return Object.hasOwn(PICTURE_MOST_PIXELS, type);
}
