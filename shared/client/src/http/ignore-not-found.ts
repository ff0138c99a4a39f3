import { isApiError } from './errors.ts';

/** Ignores the error of a deletion whose object is already deleted, such as after a lost response. */
export function ignoreNotFound(error: unknown): void {
  if (!isApiError(error) || error.status !== 404) throw error;
}
