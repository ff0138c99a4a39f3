import type { Problem } from '@counterpoint/domain/schemas/requests';

/** How a request can fail before there is an answer of the API to read. */
export type TransportKind = 'network' | 'aborted' | 'timeout' | 'unsupported_protocol' | 'unexpected_answer';

const TRANSPORT_TEXTS: Record<TransportKind, string> = {
  network: 'Network error: the server could not be reached. Check your connection and try again.',
  aborted: 'The request was aborted.',
  timeout: 'The server took too long to answer. Try again.',
  unsupported_protocol: 'The address of the server has an unsupported protocol.',
  unexpected_answer: 'The server gave an answer that this page does not understand. Reload the page and try again.',
};

const GENERIC_TEXT = 'Something went wrong. Try again.';

/** The API refused: it answered with a problem. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind = 'api';
  /** The HTTP status, 400 to 599. */
  readonly status: number;
  /** What went wrong, for programs: `stale_version`, `validation_failed`, … */
  readonly code: string;
  /** The whole body: the member's text, the wrong fields, the id of the request. */
  readonly problem: Problem;

  constructor(status: number, problem: Problem, options?: ErrorOptions) {
    super(problem.message, options);
    this.status = status;
    this.code = problem.code;
    this.problem = problem;
  }
}

/** The request did not come to an answer of the API. `cause` has what the browser said, where it said something. */
export class TransportError extends Error {
  override readonly name = 'TransportError';
  readonly kind: TransportKind;
  /** The same word as `kind`, so that every error of the client has a code. */
  readonly code: TransportKind;
  /** The HTTP status, where there was an answer but not one of the API (a proxy's page, say). */
  readonly status: number | null;

  constructor(kind: TransportKind, options: ErrorOptions & { status?: number } = {}) {
    const { status = null, ...errorOptions } = options;
    const isFailure = status !== null && status >= 400;
    super(isFailure ? `Request failed with status code ${status}` : TRANSPORT_TEXTS[kind], errorOptions);
    this.kind = kind;
    this.code = kind;
    this.status = status;
  }
}

// A class may exist twice in a page, once in each bundle: errors are known by what they carry, never by instanceof.

function kindOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'kind' in error ? error.kind : null;
}

/** Whether the API itself refused. */
export function isApiError(error: unknown): error is ApiError {
  return kindOf(error) === 'api';
}

/** Whether the request did not come to an answer of the API. */
export function isTransportError(error: unknown): error is TransportError {
  const kind = kindOf(error);
  return typeof kind === 'string' && Object.hasOwn(TRANSPORT_TEXTS, kind);
}

/** The body of the API's refusal, or null where the error is another. */
export function problemOf(error: unknown): Problem | null {
  return isApiError(error) ? error.problem : null;
}

/** What to tell the member: the server's own text, the text of the transport failure, or a generic one. */
export function messageOf(error: unknown): string {
  if (isApiError(error)) return error.problem.message;
  return isTransportError(error) ? error.message : GENERIC_TEXT;
}

/** Whether somebody changed the object first (412); `problemOf(error)?.current` is how it stands now. */
export function isStale(error: unknown): boolean {
  return isApiError(error) && error.code === 'stale_version';
}

/** Whether there is no such object, or none for this member (404), or the address holds no id (422). */
export function isMissing(error: unknown): boolean {
  return isApiError(error) && [404, 422].includes(error.status);
}

/** Whether a read may succeed when asked again: the network failed, or the server did (5xx), and nobody aborted it. */
export function isPassing(error: unknown): boolean {
  if (isApiError(error)) return error.status >= 500;
  if (!isTransportError(error)) return false;
  return error.kind === 'network' || error.kind === 'timeout' || (error.status ?? 0) >= 500;
}
