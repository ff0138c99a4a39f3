import * as z from 'zod/mini';
import { body } from '../requests/text.ts';
import { language } from './language.ts';

/** An e-mail address as accounts keep it: trimmed, lower case, at most 254 characters. */
export const email = z
  .string('Enter your e-mail address.')
  .check(
    z.trim(),
    z.toLowerCase(),
    z.minLength(1, { error: 'Enter your e-mail address.', abort: true }),
    z.maxLength(254, { error: 'Use at most 254 characters.', abort: true }),
    z.email('Enter an e-mail address like name@example.org.'),
  );

export const PASSWORD_MIN = 15;
export const PASSWORD_MAX = 128;

/** NIST 800-63B-4 for one factor: length only; the API rejects common ones. NFC: keyboards compose é differently. */
export const newPassword = z
  .string('Choose a password.')
  .check(
    z.normalize('NFC'),
    z.minLength(PASSWORD_MIN, `Use at least ${PASSWORD_MIN} characters: a few words you will remember.`),
    z.maxLength(PASSWORD_MAX, `Use at most ${PASSWORD_MAX} characters.`),
  );

/** A password that stands already. It is only bounded, so that an old one still fits. */
export const presentPassword = z
  .string('Enter your password.')
  .check(
    z.normalize('NFC'),
    z.minLength(1, 'Enter your password.'),
    z.maxLength(PASSWORD_MAX, 'The password is too long.'),
  );

/** `POST /session`. */
export const credentials = body({ email, password: presentPassword });
export type Credentials = z.infer<typeof credentials>;

/** What signing in yields: an opaque token, and its expiry in seconds since 1970. */
export const session = z.object({ token: z.string().check(z.minLength(1)), exp: z.int() });
export type Session = z.infer<typeof session>;

/** The answer to `POST /session`. */
export const openedSession = z.extend(session, { language });
