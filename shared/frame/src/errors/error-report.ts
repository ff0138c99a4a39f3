import { nothing } from '@counterpoint/client/http';
import type { HttpClient } from '@counterpoint/contract';

/** The error log takes so many characters; a stack in a loop has more. */
const LONGEST = 20_000;

/**
 * Sends an error to the log: its stack, those of what caused it, and the page where it happened. `http` is the plain
 * client, for the report must not ask anybody to sign in.
 *
 * @throws what the client throws when the report does not arrive
 */
export async function sendErrorReport(http: HttpClient, error: unknown): Promise<void> {
  const description = `${stackOf(error)}\nat ${location.pathname}`.slice(0, LONGEST);
  await http.post('frontend/errorlogs', { schema: nothing, json: { description } });
}

function stackOf(error: unknown, depth = 0): string {
  if (!(error instanceof Error)) return `Thrown: ${String(error)}`;
  const own = error.stack ?? `${error.name}: ${error.message}`;
  // Causes may go round in a circle.
  return error.cause === undefined || depth > 3 ? own : `${own}\nCaused by: ${stackOf(error.cause, depth + 1)}`;
}
