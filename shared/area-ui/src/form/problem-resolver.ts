import type { ProblemDetail } from '@counterpoint/domain/schemas/requests';
import { toNestErrors } from '@hookform/resolvers';
import type { FieldError, FieldValues, Resolver } from 'react-hook-form';

/** Resolves a form with the problems of its values by path; each field shows its first one. */
export function problemResolver<Values extends FieldValues>(
  problemsOf: (values: Values) => readonly ProblemDetail[],
): Resolver<Values> {
  return (values, _context, options) => {
    const problems = problemsOf(values);
    if (problems.length === 0) return { values, errors: {} };
    const errors: Record<string, FieldError> = {};
    for (const { path, message } of problems) errors[path] ??= { type: 'schema', message };
    return { values: {}, errors: toNestErrors<Values>(errors, options) };
  };
}
