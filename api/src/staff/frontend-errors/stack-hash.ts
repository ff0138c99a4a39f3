import { createHash } from 'node:crypto';

/** Ignores URLs, hashes and positions, so that an error has the same hash in every build. */
export function stackHash(stack: string): Buffer {
  const essence = stack
    .replaceAll(/https?:\/\/[^\s/)]+/g, '')
    .replaceAll(/\?[^\s:)]*/g, '')
    .replaceAll(/\/r\/([a-z]+)\/[^/\s]+\//g, '/r/$1/')
    .replaceAll(/[.-][0-9a-f]{8,}(?=\.)/g, '')
    .replaceAll(/:\d+(:\d+)?/g, '');
  return createHash('sha256').update(essence).digest();
}
