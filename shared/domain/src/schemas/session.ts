import * as z from 'zod/mini';

/** An e-mail address as accounts keep it: trimmed, lower case, at most 254 characters. */
export const email = z
  .string('Enter your e-mail address.')
  .check(
    z.trim(),
    z.toLowerCase(),
    z.minLength(1, 'Enter your e-mail address.'),
    z.maxLength(254, 'Use at most 254 characters.'),
    z.email('Enter an e-mail address like name@example.org.'),
  );

export const PASSWORD_MIN = 15;
export const PASSWORD_MAX = 128;

/** NIST 800-63B-4 for a single factor: length only; common ones are refused by the API. */
export const newPassword = z
  .string('Choose a password.')
  .check(
    z.minLength(PASSWORD_MIN, `Use at least ${PASSWORD_MIN} characters: a few words you will remember.`),
    z.maxLength(PASSWORD_MAX, `Use at most ${PASSWORD_MAX} characters.`),
  );

/** `POST /session`. The password is only bounded, so that an old one still signs in. */
export const credentials = z.object({
  email,
  password: z
    .string('Enter your password.')
    .check(z.minLength(1, 'Enter your password.'), z.maxLength(PASSWORD_MAX, 'The password is too long.')),
});
export type Credentials = z.infer<typeof credentials>;

/** What signing in yields: an opaque token, and its expiry in seconds since 1970. */
export const session = z.object({ token: z.string().check(z.minLength(1)), exp: z.int() });
export type Session = z.infer<typeof session>;
