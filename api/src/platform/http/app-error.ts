import type { ProblemDetail } from '@counterpoint/domain/schemas/requests';
import * as text from '../../messages/errors.generated.ts';
import * as notFoundText from '../../messages/not-found.generated.ts';

interface Extras {
  readonly details?: ProblemDetail[];
  readonly current?: unknown;
  readonly headers?: Record<string, string>;
  readonly cause?: unknown;
}

/** Members read `message`, in the language of the request; programs read `code`. */
export class AppError extends Error {
  readonly status: number;
  readonly code: string;
  readonly details: ProblemDetail[] | undefined;
  readonly current: unknown;
  readonly headers: Record<string, string>;

  // biome-ignore lint/complexity/useMaxParams: status, code and message read as a line where it is thrown
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

export function wrongFields(details: ProblemDetail[]): AppError {
  return new AppError(422, 'validation_failed', text.wrongFields(), { details });
}

export function conflict(code: string, message: string, details?: ProblemDetail[]): AppError {
  return new AppError(409, code, message, details ? { details } : {});
}

export function staleVersion(current: unknown): AppError {
  return new AppError(412, 'stale_version', text.staleVersion(), {
    current,
  });
}
