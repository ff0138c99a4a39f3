import type { ProblemDetail } from '@counterpoint/domain/schemas/requests';
import { parseClock } from '@counterpoint/kit/text';
import * as text from '../messages/draft-text.generated.ts';

/** Returns null for choices left empty. */
export function choicesIn<Name extends string>(
  values: Readonly<Record<Name, string>>,
  names: readonly Name[],
): Partial<Record<string, string | null>> {
  return Object.fromEntries(names.map((name) => [name, values[name] === '' ? null : values[name]]));
}

/** Parses `3:42` to seconds; NaN if it's no duration, for the schema to reject. */
export function secondsOf(typed: string): number | null {
  return typed.trim() === '' ? null : (parseClock(typed) ?? Number.NaN);
}

/** Parses a year; NaN if it's none, for the schema to reject. */
export function yearOf(typed: string): number | null {
  return typed.trim() === '' ? null : Number(typed);
}

/** Adds the format to the schema's message about a duration. */
export function inOurWords({ path, message }: ProblemDetail): ProblemDetail {
  if (path.endsWith('duration_s') && message === 'Enter the duration.') return { path, message: text.durationFormat() };
  return { path, message };
}
