import type { Session } from '@counterpoint/domain/schemas/members';
import Cookies from 'universal-cookie';
import { createSessionCodec } from './session-codec.ts';

/** Required name. */
export const SESSION_COOKIE = 'session-id';

export type CookieJar = Pick<Cookies, 'get' | 'set' | 'remove'>;

export class SessionCookie {
  readonly #codec;
  readonly #now: () => number;
  readonly #jar: CookieJar;
  readonly #place = { path: '/', sameSite: 'strict', secure: location.protocol === 'https:' } as const;
  #known: { text: string; session: Session | null } = { text: '', session: null };

  constructor(secret: string, now: () => number, jar: CookieJar = new Cookies()) {
    this.#codec = createSessionCodec(secret);
    this.#now = now;
    this.#jar = jar;
  }

  /** Removes an expired or undecipherable cookie and returns null. */
  read(): Session | null {
    const text: unknown = this.#jar.get(SESSION_COOKIE, { doNotParse: true });
    if (typeof text !== 'string' || text === '') return null;
    // Returns the same object for the same cookie: React compares by identity, and decryption is slow.
    if (text !== this.#known.text) this.#known = { text, session: this.#codec.decode(text) };
    const { session } = this.#known;
    if (session && session.exp * 1000 > this.#now()) return session;
    this.remove();
    return null;
  }

  write(session: Session): void {
    const expires = new Date(session.exp * 1000);
    this.#jar.set(SESSION_COOKIE, this.#codec.encode(session), { ...this.#place, expires });
  }

  remove(): void {
    this.#jar.remove(SESSION_COOKIE, this.#place);
  }
}
