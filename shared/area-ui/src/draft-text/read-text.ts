import type { ProblemDetail } from '@counterpoint/domain/schemas/requests';
import { parseClock } from '@counterpoint/kit/text';
import * as text from '../messages/draft-text.generated.ts';

export function choicesIn<Name extends string>(
  values: Readonly<Record<Name, string>>,
  names: readonly Name[],
): Partial<Record<string, string | null>> {
  return Object.fromEntries(names.map((name) => [name, values[name] === '' ? null : values[name]]));
}

/** NaN for an invalid duration, so that the schema rejects it. */
export function secondsOf(typed: string): number | null {
  return typed.trim() === '' ? null : (parseClock(typed) ?? Number.NaN);
}

export function inOurWords({ path, message }: ProblemDetail): ProblemDetail {
  if (path.endsWith('duration_s') && message === 'Enter the duration.') return { path, message: text.durationFormat() };
  return { path, message };
}
