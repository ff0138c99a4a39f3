import type { HttpClient } from '@counterpoint/contract';
import { profile } from '@counterpoint/domain/schemas/members';

export interface PictureSquare {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

interface Upload {
  readonly file: Blob;
  readonly square: PictureSquare;
  readonly signal: AbortSignal;
}

export function uploadPicture(http: HttpClient, { file, square: { x, y, size }, signal }: Upload) {
  return http.put('/user/picture', { schema: profile, file, query: { crop: `${x},${y},${size}` }, signal });
}

export function removePicture(http: HttpClient) {
  return http.delete('/user/picture', { schema: profile });
}
