import { createHash, randomBytes } from 'node:crypto';

/** Returns a random token. Only its hash is stored, so a reader of the database can't use it. */
export function newToken() {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashOfToken(token) };
}

/** SHA-256: a token can't be guessed, so a slow hash is unnecessary. */
export function hashOfToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
