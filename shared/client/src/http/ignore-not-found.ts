import { isApiError } from './errors.ts';

/** Catches the error of a deletion whose object is gone already, such as after a lost response. */
export function ignoreNotFound(error: unknown): void {
  if (!isApiError(error) || error.status !== 404) throw error;
}
