import { formatShare } from '@counterpoint/domain/shares';
import { formatClock } from '@counterpoint/kit/text';
import * as z from 'zod/mini';

/**
 * The fields of a form: text as it is typed. What is stored as nothing is shown as nothing, and what is stored as a
 * number as the text of it; what is text already stays as it stands, half a number or a wrong code included. So one
 * schema reads what the server has and what this browser kept, also what an earlier release kept.
 */
function typedFrom(shown: (stored: number) => string) {
  return z.pipe(
    z.transform((value: unknown) => (typeof value === 'number' ? shown(value) : (value ?? ''))),
    z.string(),
  );
}

export const typed = typedFrom(String);
/** A duration as it is typed, `3:42`; stored it is a number of seconds. */
export const typedClock = typedFrom(formatClock);
/** A share as it is typed, `33.33`; stored it is a number of hundredths. */
export const typedShare = typedFrom(shareText);

/** What has a form that is read more easily than what is stored, as an ISWC with its dots. */
export function typedAs(shown: (stored: string) => string) {
  return z.pipe(
    z.transform((value: unknown) => (typeof value === 'string' ? shown(value) : '')),
    z.string(),
  );
}

/** What may be missing as a whole, as a form has it: with all its fields, empty. */
export function typedPart<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  return z.pipe(
    z.transform((value: unknown) => value ?? {}),
    z.object(shape),
  );
}

export function typedLines<Line extends z.core.SomeType>(line: Line) {
  return z.pipe(
    z.transform((value: unknown) => value ?? []),
    z.array(line),
  );
}

/** `3333` as `33.33`, as the inputs show it. */
export function shareText(share: number): string {
  return formatShare(share).replace('%', '');
}
