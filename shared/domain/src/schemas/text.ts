import * as z from 'zod/mini';

/** Control characters and lone surrogates: never part of a name, and PostgreSQL refuses some of them. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is the purpose
const UNPRINTABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]|\p{Surrogate}/u;

function isPrintable(text: string): boolean {
  return !UNPRINTABLE.test(text);
}

/** Text that must be there: trimmed, 1 to `max` characters. `what` completes 'Enter …'. */
export function requiredText(what: string, max: number) {
  return z
    .string(`Enter ${what}.`)
    .check(
      z.trim(),
      z.minLength(1, `Enter ${what}.`),
      z.maxLength(max, `Use at most ${max} characters.`),
      z.refine(isPrintable, 'This contains characters that cannot be stored.'),
    );
}

/** Text that may be missing: trimmed, at most `max` characters; an empty one is null. */
export function optionalText(max: number) {
  return z.pipe(
    z.nullish(
      z
        .string('Enter text.')
        .check(
          z.trim(),
          z.maxLength(max, `Use at most ${max} characters.`),
          z.refine(isPrintable, 'This contains characters that cannot be stored.'),
        ),
    ),
    z.transform((text): string | null => text || null),
  );
}

/** A code that may be missing, brought to its stored form by `parse`; an empty one is null. */
export function optionalCode(parse: (text: string) => string | null, message: string) {
  return z.pipe(
    z.nullish(
      z.string(message).check(
        z.maxLength(80, message),
        z.refine((text) => text.trim() === '' || parse(text) !== null, message),
      ),
    ),
    z.transform((text): string | null => (text?.trim() ? parse(text) : null)),
  );
}

/** An instant as ISO 8601 in UTC. */
export const instant = z.iso.datetime();

/** An id made by the application (UUIDv7). */
export const id = z.guid('This is not an id.');
