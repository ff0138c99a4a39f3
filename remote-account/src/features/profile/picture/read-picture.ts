import {
  isPictureType,
  PICTURE_LEAST_EDGE,
  PICTURE_MOST_BYTES,
  PICTURE_MOST_PIXELS,
} from '@counterpoint/domain/schemas/members';
import * as text from '../../../messages/picture.generated.ts';

/** Longest edge of the preview in pixels, because a full-size photo would fill a phone's memory. */
const PREVIEW_EDGE = 1200;

export interface DecodedPicture {
  readonly file: File;
  readonly width: number;
  readonly height: number;
  readonly shown: ImageBitmap;
}

export class UnusablePicture extends Error {
  override readonly name = 'UnusablePicture';
  readonly code = 'unusable_picture';
}

export async function readPicture(file: File): Promise<DecodedPicture> {
  const { type } = file;
  if (!isPictureType(type)) throw new UnusablePicture(text.wrongType());
  if (file.size > PICTURE_MOST_BYTES) throw new UnusablePicture(text.tooLarge());
  const bitmap = await decode(file);
  const { width, height } = bitmap;
  if (Math.min(width, height) < PICTURE_LEAST_EDGE)
    throw new UnusablePicture(text.tooSmall({ edge: PICTURE_LEAST_EDGE }));
  if (width * height > PICTURE_MOST_PIXELS[type]) throw new UnusablePicture(text.tooManyPixels({ width, height }));
  return { file, width, height, shown: await shrink(bitmap) };
}

async function decode(file: File): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch (cause) {
    throw new UnusablePicture(text.unreadable(), { cause });
  }
}

async function shrink(bitmap: ImageBitmap): Promise<ImageBitmap> {
  const scale = PREVIEW_EDGE / Math.max(bitmap.width, bitmap.height);
  if (scale >= 1) return bitmap;
  const small = await createImageBitmap(bitmap, {
    resizeWidth: Math.max(1, Math.round(bitmap.width * scale)),
    resizeHeight: Math.max(1, Math.round(bitmap.height * scale)),
    resizeQuality: 'high',
  });
  bitmap.close();
  return small;
}
