import type { ProblemDetail } from '@counterpoint/domain/schemas/requests';
import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';

/**
 * Puts what the API found wrong beside the fields of a form.
 *
 * @param error what the call threw: anything with a `problem` (the client's ApiError), or a problem itself
 * @param setError of react-hook-form
 * @param hasField whether the form shows a field of that path; by default every path but the empty one has one
 * @returns what has no field, for the page to show above the form
 */
export function applyServerErrors<Values extends FieldValues>(
  error: unknown,
  setError: UseFormSetError<Values>,
  hasField: (path: string) => boolean = (path) => path !== '',
): ProblemDetail[] {
  const unplaced: ProblemDetail[] = [];
  for (const detail of detailsOf(error)) {
    // The API names fields by the same paths as the form, because both come from one schema; types cannot know that.
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

/** Looked at by shape, not by class: the error may come from another bundle's copy of the client. */
function propertyOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
