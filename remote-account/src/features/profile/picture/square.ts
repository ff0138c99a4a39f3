import type { PictureSquare } from '../../../api/picture-api.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Part extends Size {
  readonly x: number;
  readonly y: number;
}

/** Nine tenths of the shorter edge, centred, so that there is room to move it. */
export function initialPart({ width, height }: Size): Part {
  const side = Math.min(width, height) * 0.9;
  const [wide, high] = [(side / width) * 100, (side / height) * 100];
  return { x: (100 - wide) / 2, y: (100 - high) / 2, width: wide, height: high };
}

export function toSquare(part: Part, { width, height }: Size): PictureSquare {
  const side = Math.round(Math.min((part.width / 100) * width, (part.height / 100) * height));
  const size = Math.min(Math.max(1, side), width, height);
  const start = (at: number, edge: number) => Math.min(Math.max(0, Math.round((at / 100) * edge)), edge - size);
  return { x: start(part.x, width), y: start(part.y, height), size };
}
