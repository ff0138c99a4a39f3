import type { Session } from '@counterpoint/domain/schemas/members';
import AES from 'crypto-js/aes.js';
import Utf8 from 'crypto-js/enc-utf8.js';

export interface SessionCodec {
  encode(session: Session): string;
  /** Returns null for text that is damaged, made with another secret, or holds no session. Never throws. */
  decode(text: string): Session | null;
}

/**
 * Required protection of the session cookie: crypto-js AES with a fixed secret over the JSON of `{ token, exp }`. Every
 * page has the secret, so the real protection is the server's session check.
 */
export function createSessionCodec(secret: string): SessionCodec {
  return {
    encode: ({ token, exp }) => AES.encrypt(JSON.stringify({ token, exp }), secret).toString(),
    decode(text) {
      try {
        return asSession(JSON.parse(AES.decrypt(text, secret).toString(Utf8)));
      } catch {
        // A wrong key yields invalid UTF-8 or JSON: no session.
        return null;
      }
    },
  };
}

/** Checked by hand: zod would double the size of the sign-in script. */
function asSession(value: unknown): Session | null {
  if (typeof value !== 'object' || value === null || !('token' in value) || !('exp' in value)) return null;
  const { token, exp } = value;
  if (typeof token !== 'string' || token === '' || typeof exp !== 'number' || !Number.isSafeInteger(exp)) return null;
  return { token, exp };
}
