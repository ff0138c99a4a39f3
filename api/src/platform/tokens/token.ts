import { createHash, randomBytes } from 'node:crypto';

/** A secret that is shown once, and what is kept of it. */
export interface NewToken {
  /** 256 bit, as base64url. */
  readonly token: string;
  readonly hash: Buffer;
}

/** A random token. Only its hash is ever stored: who reads the database cannot use what stands there. */
export function newToken(): NewToken {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashOfToken(token) };
}

/** SHA-256; a token is too long to be guessed, so that nothing slower is needed. */
export function hashOfToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
