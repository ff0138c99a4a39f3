import type { ProblemDetail } from '@counterpoint/domain/schemas/requests';
import { parseClock } from '@counterpoint/kit/text';

/** What was left empty is told as nothing. */
export function choicesIn<Name extends string>(
  values: Readonly<Record<Name, string>>,
  names: readonly Name[],
): Partial<Record<string, string | null>> {
  return Object.fromEntries(names.map((name) => [name, values[name] === '' ? null : values[name]]));
}

/** `3:42` as seconds; what is no duration is no number, for the schema to refuse. */
export function secondsOf(text: string): number | null {
  return text.trim() === '' ? null : (parseClock(text) ?? Number.NaN);
}

/** A year as a number; what is none is no number, for the schema to refuse. */
export function yearOf(text: string): number | null {
  return text.trim() === '' ? null : Number(text);
}

/** The schema's word on a duration, with how one is typed. */
export function inOurWords({ path, message }: ProblemDetail): ProblemDetail {
  if (path.endsWith('duration_s') && message === 'Enter the duration.')
    return { path, message: 'Enter the duration as minutes and seconds, like 3:42.' };
  return { path, message };
}
