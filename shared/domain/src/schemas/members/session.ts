import type { Message } from '@counterpoint/messages';
import * as z from 'zod/mini';
import * as text from '../../messages/members.generated.ts';
import { body } from '../requests/text.ts';
import { language } from './language.ts';

const INVALID = { error: text.invalidLink };

/** A truncated token is an unknown link, not an invalid field. */
export const linkToken = z.string(INVALID).check(z.minLength(1, INVALID), z.maxLength(200, INVALID));

const EMAIL_MAX = 254;

function addressText(enter: Message) {
  return z
    .string({ error: enter })
    .check(
      z.trim(),
      z.toLowerCase(),
      z.minLength(1, { error: enter, abort: true }),
      z.maxLength(EMAIL_MAX, { error: () => text.tooLong({ max: EMAIL_MAX }), abort: true }),
    );
}

/** `enter` asks for an address that is missing. */
export function emailAddress(enter: Message) {
  return addressText(enter).check(z.email({ error: text.invalidEmail }));
}

export const email = emailAddress(text.enterEmail);

export const PASSWORD_MIN = 15;
export const PASSWORD_MAX = 128;

/**
 * NIST 800-63B-4, single factor: length only; the API rejects common ones. NFC, because keyboards compose é
 * differently.
 */
export const newPassword = z
  .string({ error: text.choosePassword })
  .check(
    z.normalize('NFC'),
    z.minLength(PASSWORD_MIN, { error: () => text.shortPassword({ min: PASSWORD_MIN }) }),
    z.maxLength(PASSWORD_MAX, { error: () => text.tooLong({ max: PASSWORD_MAX }) }),
  );

/** May be shorter than a new password. */
export const currentPassword = z
  .string({ error: text.enterPassword })
  .check(
    z.normalize('NFC'),
    z.minLength(1, { error: text.enterPassword }),
    z.maxLength(PASSWORD_MAX, { error: text.longPassword }),
  );

/** A mistyped address is wrong like that of nobody: the form has one message for both. */
export const credentials = body({
  // PostgreSQL takes no NUL, not even in an address that it looks for.
  email: addressText(text.enterEmail).check(z.overwrite((given) => given.replaceAll('\0', '\ufffd'))),
  password: currentPassword,
});
export type Credentials = z.infer<typeof credentials>;

/** `token` is opaque; `exp` is in seconds since 1970. */
export const session = z.object({ token: z.string().check(z.minLength(1)), exp: z.int() });
export type Session = z.infer<typeof session>;

export const openedSession = z.extend(session, { language });
