import { formatShare } from '@counterpoint/domain/shares';
import { formatClock } from '@counterpoint/kit/text';
import * as z from 'zod/mini';

/**
 * Schemas of form fields, which hold text. They accept stored numbers and invalid text, so that one schema reads the server's
 * drafts and local copies, also those of earlier releases.
 */
function typedFrom(shown: (stored: number) => string) {
  return z.pipe(
    z.transform((value: unknown) => (typeof value === 'number' ? shown(value) : (value ?? ''))),
    z.string(),
  );
}

export const typed = typedFrom(String);
/** A duration such as `3:42`, stored in seconds. */
export const typedClock = typedFrom(formatClock);
/** A share such as `33.33`, stored in hundredths of a percent. */
export const typedShare = typedFrom(shareText);

/** For text shown in another form than stored, such as an ISWC with dots. */
export function typedAs(shown: (stored: string) => string) {
  return z.pipe(
    z.transform((value: unknown) => (typeof value === 'string' ? shown(value) : '')),
    z.string(),
  );
}

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

/** Formats `3333` as `33.33`, or `33,33` in French. */
export function shareText(share: number): string {
  return formatShare(share).replace(/\s?%/, '');
}
