import type { ProblemDetail } from '@counterpoint/domain/schemas/requests';
import * as notFoundText from '../../messages/not-found.generated.ts';

interface Extras {
  /** The wrong fields, by path. */
  readonly details?: ProblemDetail[];
  /** The object as it stands now, for a caller whose version is stale. */
  readonly current?: unknown;
  readonly headers?: Record<string, string>;
  readonly cause?: unknown;
}

/** An answer that is not a success: `message` is shown to the member, `code` is what a program goes by. */
export class AppError extends Error {
  readonly status: number;
  readonly code: string;
  readonly details: ProblemDetail[] | undefined;
  readonly current: unknown;
  readonly headers: Record<string, string>;

  // biome-ignore lint/complexity/useMaxParams: where it is thrown, status, code and words read as a line
  constructor(status: number, code: string, message: string, extras: Extras = {}) {
    super(message, { cause: extras.cause });
    this.name = 'AppError';
    this.status = status;
    this.code = code;
    this.details = extras.details;
    this.current = extras.current;
    this.headers = extras.headers ?? {};
  }
}

/** 404: it doesn't exist, or belongs to another member, which stays private. */
export function notFound(message = notFoundText.anything()): AppError {
  return new AppError(404, 'not_found', message);
}

/** 422: fields that break a rule which only the server can check. */
export function wrongFields(details: ProblemDetail[]): AppError {
  return new AppError(422, 'validation_failed', 'Some of what you entered needs another look.', { details });
}

/** 409: the object is not in a state in which that can be done. */
export function conflict(code: string, message: string, details?: ProblemDetail[]): AppError {
  return new AppError(409, code, message, details ? { details } : {});
}

export function staleVersion(current: unknown): AppError {
  return new AppError(412, 'stale_version', 'This was changed in the meantime. Look at both versions and decide.', {
    current,
  });
}
