import type { Problem } from '@counterpoint/domain/schemas/requests';
import type { Message } from '@counterpoint/messages';
import * as text from '../messages/errors.generated.ts';

/** How a request can fail without a response of the API. */
export type TransportKind = 'network' | 'aborted' | 'timeout' | 'unsupported_protocol' | 'unexpected_answer';

const TRANSPORT_TEXTS: Record<TransportKind, Message> = {
  network: text.network,
  aborted: text.aborted,
  timeout: text.timeout,
  unsupported_protocol: text.unsupportedProtocol,
  unexpected_answer: text.unexpectedAnswer,
};

export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind = 'api';
  readonly status: number;
  /** Machine-readable: `stale_version`, `validation_failed`, … */
  readonly code: string;
  readonly problem: Problem;
  readonly retryAfterMs: number;

  constructor(status: number, problem: Problem, retryAfterMs = 0) {
    super(problem.message);
    this.status = status;
    this.code = problem.code;
    this.problem = problem;
    this.retryAfterMs = retryAfterMs;
  }
}

/** The request got no response of the API. `cause` is the browser's error, if there is one. */
export class TransportError extends Error {
  override readonly name = 'TransportError';
  readonly kind: TransportKind;
  /** Same as `kind`, so that every error of the client has a code. */
  readonly code: TransportKind;
  /** HTTP status of a response that isn't the API's, such as a proxy's error page. */
  readonly status: number | null;

  constructor(kind: TransportKind, options: ErrorOptions & { status?: number } = {}) {
    const { status = null, ...errorOptions } = options;
    const isFailure = status !== null && status >= 400;
    super(isFailure ? text.failed({ status }) : TRANSPORT_TEXTS[kind](), errorOptions);
    this.kind = kind;
    this.code = kind;
    this.status = status;
  }
}

// A page may load this class more than once, in separate bundles, so errors are recognized by their fields, not by
// instanceof.

function kindOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'kind' in error ? error.kind : null;
}

export function isApiError(error: unknown): error is ApiError {
  return kindOf(error) === 'api';
}

export function isTransportError(error: unknown): error is TransportError {
  const kind = kindOf(error);
  return typeof kind === 'string' && Object.hasOwn(TRANSPORT_TEXTS, kind);
}

/** Null for errors that aren't the API's. */
export function problemOf(error: unknown): Problem | null {
  return isApiError(error) ? error.problem : null;
}

/** Returns the text to show: the server's, that of the transport or the passkey, or a generic one. */
export function messageOf(error: unknown): string {
  if (isApiError(error)) return error.problem.message;
  const isOurs = error instanceof Error && (isTransportError(error) || kindOf(error) === 'passkey');
  return isOurs ? error.message : text.generic();
}

/** Another change came first (412); `problemOf(error)?.current` is the current object. */
export function isStale(error: unknown): boolean {
  return isApiError(error) && error.code === 'stale_version';
}

/** The object doesn't exist or isn't visible to this member (404), or the URL has no valid id (422). */
export function isMissing(error: unknown): boolean {
  return isApiError(error) && [404, 422].includes(error.status);
}

/** A retry may succeed: the network or the server (5xx) failed. */
export function isPassing(error: unknown): boolean {
  if (isApiError(error)) return error.status >= 500;
  if (!isTransportError(error)) return false;
  return error.kind === 'network' || error.kind === 'timeout' || (error.status ?? 0) >= 500;
}
