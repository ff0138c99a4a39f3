import { isApiError, isTransportError, nothing } from '@counterpoint/client/http';
import type { HttpClient } from '@counterpoint/contract';
import { ERROR_LOG_MAX, type ErrorLog } from '@counterpoint/domain/schemas/requests';

/** `area` may be `host`; `route` is the pattern, without ids. */
export interface ErrorPlace {
  readonly release: string;
  readonly area: string;
  /** Version of the area's deployment; unknown for the host. */
  readonly area_version?: string | undefined;
  readonly route: string;
}

/**
 * Sends an error with its causes to the log.
 * @param http the plain client, so that a report never asks the user to sign in
 * @throws if the report can't be sent
 */
export async function sendErrorReport(http: HttpClient, error: unknown, context: ErrorPlace): Promise<void> {
  const is_request_failure = isApiError(error) || isTransportError(error);
  const report: ErrorLog = {
    description: stackOf(error).slice(0, ERROR_LOG_MAX),
    context: is_request_failure ? { ...context, is_request_failure } : context,
  };
  await http.post('frontend/errorlogs', { schema: nothing, json: report });
}

function stackOf(error: unknown, depth = 0): string {
  if (!(error instanceof Error)) return `Thrown: ${String(error)}`;
  const own = error.stack ?? `${error.name}: ${error.message}`;
  return error.cause === undefined || depth > 3 ? own : `${own}\nCaused by: ${stackOf(error.cause, depth + 1)}`;
}
