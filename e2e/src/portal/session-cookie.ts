import { createCipheriv, createHash, randomBytes } from 'node:crypto';
import { type Session, session } from '@counterpoint/domain/schemas/members';
import { type BrowserContext, expect } from '@playwright/test';
import * as z from 'zod';
import { type Portal, SESSION_SECRET } from './start-portal.ts';

const NAME = 'session-id';
const openedSession = z.object({ data: session });

/** The session cookie of this browser, decrypted; null without one. */
export async function sessionCookie(context: BrowserContext): Promise<string | null> {
  return (await context.cookies()).find(({ name }) => name === NAME)?.value ?? null;
}

/** Sets the session cookie to any value. */
export function setSessionCookie(context: BrowserContext, portal: Portal, value: string): Promise<void> {
  return context.addCookies([{ name: NAME, value, url: portal.origin }]);
}

/** Signs a member in without the form: the browser's next page has their session. */
export async function openSession(
  context: BrowserContext,
  portal: Portal,
  { email, password }: { readonly email: string; readonly password: string },
): Promise<void> {
  // A request of the browser's context, so that the cookie the session is bound to is stored in it.
  // On a connection of its own: one that was kept may be just being closed by the server, after 73 s without a request.
  const request = { data: { email, password }, headers: { connection: 'close' } };
  const answer = await context.request.post(`${portal.origin}/api/v1/session`, request);
  expect(answer.status()).toBe(201);
  await setSessionCookie(context, portal, encrypted(openedSession.parse(await answer.json()).data));
}

/** As crypto-js encrypts under a passphrase: AES-256-CBC with key and vector derived by OpenSSL's `EVP_BytesToKey`. */
function encrypted(value: Session): string {
  const salt = randomBytes(8);
  let digest = Buffer.alloc(0);
  let derived = Buffer.alloc(0);
  while (derived.length < 48) {
    digest = createHash('md5').update(digest).update(SESSION_SECRET).update(salt).digest();
    derived = Buffer.concat([derived, digest]);
  }
  const cipher = createCipheriv('aes-256-cbc', derived.subarray(0, 32), derived.subarray(32, 48));
  const body = Buffer.concat([cipher.update(JSON.stringify(value)), cipher.final()]);
  return Buffer.concat([Buffer.from('Salted__'), salt, body]).toString('base64');
}
