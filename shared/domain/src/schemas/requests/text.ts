import * as z from 'zod/mini';

/** Control characters, lone surrogates and bidirectional marks, which can make one name look like another. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u;
/** The same, except line breaks and tabs. */
const UNPRINTABLE_IN_LINES = /(?![\t\n\r])[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/gu;
/** Spaces, joiners and combining marks alone are invisible. */
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

const CANNOT_BE_STORED = 'This contains characters that cannot be stored.';

/** Plain words with single spaces, which most values are. */
const TIDY = /^(?:[!-~]+(?: [!-~]+)*)?$/;

/** Composed (NFC), so that é is one character from every keyboard. */
function tidyLine(text: string): string {
  if (TIDY.test(text)) return text;
  return text.normalize('NFC').replaceAll(/\s+/gu, ' ').trim();
}

/** An object of named fields: the body of a request, or a part of one. */
export function body<Shape extends z.core.$ZodLooseShape>(
  shape: Shape,
  message = 'This did not arrive whole. Try again.',
) {
  return z.object(shape, message);
}

/** One line of text that must be there: 1 to `max` characters, tidied. `what` completes 'Enter …'. */
export function requiredText(what: string, max: number) {
  return z.string(`Enter ${what}.`).check(
    z.overwrite(tidyLine),
    z.minLength(1, { error: `Enter ${what}.`, abort: true }),
    z.maxLength(max, { error: `Use at most ${max} characters.`, abort: true }),
    z.refine((text) => !UNPRINTABLE.test(text), { error: CANNOT_BE_STORED, abort: true }),
    z.refine((text) => VISIBLE.test(text), `Enter ${what}.`),
  );
}

/** One line of text that may be missing: at most `max` characters, tidied; an empty one is null. */
export function optionalText(max: number) {
  return z.pipe(
    z.nullish(
      z.string('Enter text.').check(
        z.overwrite(tidyLine),
        z.maxLength(max, { error: `Use at most ${max} characters.`, abort: true }),
        z.refine((text) => !UNPRINTABLE.test(text), CANNOT_BE_STORED),
      ),
    ),
    z.transform((text): string | null => (text && VISIBLE.test(text) ? text : null)),
  );
}

/** One line as far as it was typed: at most `max` characters, tidied; what cannot be stored counts as a space. */
export function typedText(max: number) {
  return z.string('Enter text.').check(
    z.overwrite((text) => tidyLine(text.replaceAll(UNPRINTABLE_IN_LINES, ' '))),
    z.maxLength(max, { error: `Use at most ${max} characters.`, abort: true }),
  );
}

/** One line that may be missing, as far as it was typed; unlike `optionalText` it can be answered with as well as sent. */
export function optionalLine(max: number) {
  return z._default(z.nullable(typedText(max)), null);
}

/** Text of several lines, as far as it was typed: at most `max` characters; what cannot be stored counts as a space. */
export function typedLines(max: number) {
  return z.string('Enter text.').check(
    z.overwrite((text) => text.normalize('NFC').replaceAll('\r\n', '\n').replaceAll(UNPRINTABLE_IN_LINES, ' ').trim()),
    z.maxLength(max, { error: `Use at most ${max} characters.`, abort: true }),
  );
}

/** Text of several lines that is taken whatever stands in it: cut at `max` characters, with what cannot be stored replaced. */
export function cleanText(what: string, max: number) {
  return z.string(`Enter ${what}.`).check(
    z.overwrite((text) => text.slice(0, max).replaceAll(UNPRINTABLE_IN_LINES, '\uFFFD').trim()),
    z.minLength(1, `Enter ${what}.`),
  );
}

/** One line that may be missing and is taken whatever stands in it: cut at `max` characters and cleaned. */
export function cleanLine(max: number) {
  return z.nullish(
    z
      .string('This is no text.')
      .check(z.overwrite((text) => tidyLine(text.replaceAll(UNPRINTABLE_IN_LINES, '\uFFFD')).slice(0, max))),
  );
}

/** What somebody searches for: what cannot be stored cannot be found, and counts as a space. */
export function searchText(max: number) {
  return z.string('Search for one text.').check(
    z.overwrite((text) => tidyLine(text.replaceAll(UNPRINTABLE_IN_LINES, ' '))),
    z.maxLength(max, `Search for at most ${max} characters.`),
  );
}

/** An optional code normalised by `parse`; empty is null. `message` explains an invalid one. */
export function optionalCode(
  parse: (text: string) => string | null,
  message: string | ((text: string) => string | null),
) {
  const explain = typeof message === 'string' ? () => message : message;
  const error = ({ input }: { readonly input?: unknown }) => explain(typeof input === 'string' ? input : '');
  return z.pipe(
    z.nullish(
      z.string({ error }).check(
        z.maxLength(80, { error, abort: true }),
        z.refine((text) => text.trim() === '' || parse(text) !== null, { error }),
      ),
    ),
    z.transform((text): string | null => (text?.trim() ? parse(text) : null)),
  );
}

/** A day such as `2026-03-01`. No calendar has a year 0, nor do databases. */
export function calendarDay(message: string) {
  return z.iso.date(message).check(z.refine((day) => !day.startsWith('0000'), message));
}

/** An instant as ISO 8601 in UTC. */
export const instant = z.iso.datetime('This is not a date and time.');

/** An id made by the application (UUIDv7). */
export const id = z.guid('This is not an id.');
