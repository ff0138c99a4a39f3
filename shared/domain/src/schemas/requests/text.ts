import type { Message } from '@counterpoint/messages';
import * as z from 'zod/mini';
import * as text from '../../messages/requests.generated.ts';

/** Control characters, lone surrogates and bidirectional marks, which can make one name look like another. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u;
const UNPRINTABLE_IN_LINES = /(?![\t\n\r])[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/gu;
/** Spaces, joiners and combining marks alone are invisible. */
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

const PLAIN_LINE = /^(?:[!-~]+(?: [!-~]+)*)?$/;

/** NFC, because keyboards compose é differently. */
function normalizeLine(line: string): string {
  if (PLAIN_LINE.test(line)) return line;
  return line.normalize('NFC').replaceAll(/\s+/gu, ' ').trim();
}

function atMost(max: number) {
  return z.maxLength(max, { error: () => text.tooLong({ max }), abort: true });
}

export function body<Shape extends z.core.$ZodLooseShape>(shape: Shape, error: string | Message = text.incomplete) {
  return z.object(shape, { error });
}

export function orNull<Schema extends z.ZodMiniType>(schema: Schema) {
  return z._default(z.nullable(schema), null);
}

/** A form sends an empty field as an empty text. */
export function emptyAsNull(schema: z.ZodMiniType<string, string>, error: Message) {
  return z.pipe(
    z.nullish(z.union([z.literal(''), schema], { error })),
    z.transform((value): string | null => value || null),
  );
}

export function requiredText(error: string | Message, max: number) {
  return z.string({ error }).check(
    z.overwrite(normalizeLine),
    z.minLength(1, { error, abort: true }),
    atMost(max),
    z.refine((line) => !UNPRINTABLE.test(line), { error: text.unstorable, abort: true }),
    z.refine((line) => VISIBLE.test(line), { error }),
  );
}

/** In characters, for claims that may open a case. */
export const MIN_STATEMENT_LENGTH = 20;

export function statementText(error: Message, tooShort: Message<{ min: number }>, max: number) {
  return requiredText(error, max).check(
    z.minLength(MIN_STATEMENT_LENGTH, { error: () => tooShort({ min: MIN_STATEMENT_LENGTH }) }),
  );
}

export function optionalText(max: number) {
  return z.pipe(
    z.nullish(
      z.string({ error: text.enterText }).check(
        z.overwrite(normalizeLine),
        atMost(max),
        z.refine((line) => !UNPRINTABLE.test(line), { error: text.unstorable }),
      ),
    ),
    z.transform((line): string | null => (line && VISIBLE.test(line) ? line : null)),
  );
}

/** For drafts: replaces unprintable characters with spaces instead of rejecting them. */
export function typedText(max: number) {
  return z.string({ error: text.enterText }).check(
    z.overwrite((line) => normalizeLine(line.replaceAll(UNPRINTABLE_IN_LINES, ' '))),
    atMost(max),
  );
}

/** For drafts. Unlike `optionalText` it also parses responses. */
export function optionalLine(max: number) {
  return orNull(typedText(max));
}

export function typedLines(max: number) {
  return z.string({ error: text.enterText }).check(
    z.overwrite((lines) =>
      lines.normalize('NFC').replaceAll('\r\n', '\n').replaceAll(UNPRINTABLE_IN_LINES, ' ').trim(),
    ),
    atMost(max),
  );
}

/** Never rejects content: truncates, and replaces unprintable characters. */
export function cleanText(error: Message, max: number) {
  return z.string({ error }).check(
    z.overwrite((lines) => lines.slice(0, max).replaceAll(UNPRINTABLE_IN_LINES, '\uFFFD').trim()),
    z.minLength(1, { error }),
  );
}

export function cleanLine(max: number) {
  return z.nullish(
    z
      .string({ error: text.enterText })
      .check(z.overwrite((line) => normalizeLine(line.replaceAll(UNPRINTABLE_IN_LINES, '\uFFFD')).slice(0, max))),
  );
}

export function optionalCode(
  parse: (code: string) => string | null,
  explain: string | ((code: string) => string | null),
) {
  const error =
    typeof explain === 'string'
      ? explain
      : ({ input }: { readonly input?: unknown }) => explain(typeof input === 'string' ? input : '');
  return z.pipe(
    z.nullish(
      z.string({ error }).check(
        z.maxLength(80, { error, abort: true }),
        z.refine((code) => code.trim() === '' || parse(code) !== null, { error }),
      ),
    ),
    z.transform((code): string | null => (code?.trim() ? parse(code) : null)),
  );
}

/** `2026-03-01`. Databases have no year 0. */
export function calendarDay(error: string | Message) {
  return z.iso.date({ error }).check(z.refine((day) => !day.startsWith('0000'), { error }));
}

export const instant = z.iso.datetime({ error: text.invalidInstant });

export const id = z.guid({ error: text.invalidId });
