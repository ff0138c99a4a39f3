import { nothing } from '@counterpoint/client/http';
import type { HttpClient } from '@counterpoint/contract';
import { ERROR_LOG_MAX, type ErrorLog } from '@counterpoint/domain/schemas/requests';

/** Where an error happened: the release, the area or `host`, and the route's pattern. */
export type ErrorPlace = { readonly [Part in 'release' | 'area' | 'route']: string };

/**
 * Sends an error to the log: its stack, those of what caused it, and where it happened. `http` is the plain client, for
 * the report must not ask anybody to sign in.
 *
 * @throws what the client throws when the report does not arrive
 */
export async function sendErrorReport(http: HttpClient, error: unknown, context: ErrorPlace): Promise<void> {
  const report: ErrorLog = { description: stackOf(error).slice(0, ERROR_LOG_MAX), context };
  await http.post('frontend/errorlogs', { schema: nothing, json: report });
}

function stackOf(error: unknown, depth = 0): string {
  if (!(error instanceof Error)) return `Thrown: ${String(error)}`;
  const own = error.stack ?? `${error.name}: ${error.message}`;
  // Causes may go round in a circle.
  return error.cause === undefined || depth > 3 ? own : `${own}\nCaused by: ${stackOf(error.cause, depth + 1)}`;
}
