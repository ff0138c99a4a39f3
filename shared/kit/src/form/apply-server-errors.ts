import type { ProblemDetail } from '@counterpoint/domain/schemas/requests';
import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';

/**
 * Shows the API's errors at the fields of a form.
 * @param error what the call threw: anything with a `problem`, such as ApiError, or a problem itself
 * @param hasField whether the form shows a field of that path; by default every path but the empty one
 * @returns the errors without a field, for the page to show above the form
 */
export function applyServerErrors<Values extends FieldValues>(
  error: unknown,
  setError: UseFormSetError<Values>,
  hasField: (path: string) => boolean = (path) => path !== '',
): ProblemDetail[] {
  const unplaced: ProblemDetail[] = [];
  for (const detail of detailsOf(error)) {
    // The API and the form share one schema and so its paths, which types can't express.
    if (hasField(detail.path)) setError(detail.path as Path<Values>, { type: 'server', message: detail.message });
    else unplaced.push(detail);
  }
  return unplaced;
}

function detailsOf(error: unknown): ProblemDetail[] {
  const details = propertyOf(propertyOf(error, 'problem') ?? error, 'details');
  return Array.isArray(details) ? details.filter(isDetail) : [];
}

function isDetail(value: unknown): value is ProblemDetail {
  return typeof propertyOf(value, 'path') === 'string' && typeof propertyOf(value, 'message') === 'string';
}

/** Not `instanceof`: the error may come from another bundle's copy of the client. */
function propertyOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
