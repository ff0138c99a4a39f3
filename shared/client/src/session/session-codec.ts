import type { Session } from '@counterpoint/domain/schemas/members';
import AES from 'crypto-js/aes';
import Utf8 from 'crypto-js/enc-utf8';

/** Turns a session into the text that the cookie holds, and back. */
export interface SessionCodec {
  encode(session: Session): string;
  /** Null where the text was not made with this secret, is damaged, or holds no session. It never throws. */
  decode(text: string): Session | null;
}

/**
 * The given protection of the session cookie: AES by crypto-js under a fixed secret, over the JSON of `{ token, exp }`.
 * The secret reaches every page and so keeps nothing from anyone who can run a script there; the server's own checks
 * protect the session.
 */
export function createSessionCodec(secret: string): SessionCodec {
  return {
    encode: ({ token, exp }) => AES.encrypt(JSON.stringify({ token, exp }), secret).toString(),
    decode(text) {
      try {
        return asSession(JSON.parse(AES.decrypt(text, secret).toString(Utf8)));
      } catch {
        // A wrong key shows as bytes that are no UTF-8 or no JSON: either way there is no session here.
        return null;
      }
    },
  };
}

/** Checked by hand and not by the schema of the same name: zod alone would double the script of the sign-in page. */
function asSession(value: unknown): Session | null {
  if (typeof value !== 'object' || value === null || !('token' in value) || !('exp' in value)) return null;
  const { token, exp } = value;
  if (typeof token !== 'string' || token === '' || typeof exp !== 'number' || !Number.isSafeInteger(exp)) return null;
  return { token, exp };
}
