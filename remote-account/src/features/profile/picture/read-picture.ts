import {
  isPictureType,
  PICTURE_LEAST_EDGE,
  PICTURE_MOST_BYTES,
  PICTURE_MOST_PIXELS,
} from '@counterpoint/domain/schemas/members';

/** Longest edge of the preview in pixels; a full-size photo would fill a phone's memory. */
const SHOWN_EDGE = 1200;

export interface ReadPicture {
  readonly file: File;
  readonly width: number;
  readonly height: number;
  readonly shown: ImageBitmap;
}

export class UnusablePicture extends Error {
  override readonly name = 'UnusablePicture';
  readonly code = 'unusable_picture';
}

/** Checks the server's limits before the upload. Throws an `UnusablePicture`. */
export async function readPicture(file: File): Promise<ReadPicture> {
  const { type } = file;
  if (!isPictureType(type))
    throw new UnusablePicture('Choose a picture in JPEG, PNG, WebP or AVIF. A HEIC of a phone can be saved as JPEG.');
  if (file.size > PICTURE_MOST_BYTES)
    throw new UnusablePicture('This picture is larger than 10 MB. Choose a smaller one.');
  const bitmap = await decode(file);
  const { width, height } = bitmap;
  if (Math.min(width, height) < PICTURE_LEAST_EDGE)
    throw new UnusablePicture(
      `This picture is too small. Use one of at least ${PICTURE_LEAST_EDGE} by ${PICTURE_LEAST_EDGE} pixels.`,
    );
  if (width * height > PICTURE_MOST_PIXELS[type])
    throw new UnusablePicture(`This picture has ${width} by ${height} pixels, which is too many. Save a smaller copy.`);
  return { file, width, height, shown: await shrink(bitmap) };
}

async function decode(file: File): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch (cause) {
    throw new UnusablePicture('This picture cannot be read. Save it anew, or choose another.', { cause });
  }
}

async function shrink(bitmap: ImageBitmap): Promise<ImageBitmap> {
  const scale = SHOWN_EDGE / Math.max(bitmap.width, bitmap.height);
  if (scale >= 1) return bitmap;
  const small = await createImageBitmap(bitmap, {
    resizeWidth: Math.max(1, Math.round(bitmap.width * scale)),
    resizeHeight: Math.max(1, Math.round(bitmap.height * scale)),
    resizeQuality: 'high',
  });
  bitmap.close();
  return small;
}
