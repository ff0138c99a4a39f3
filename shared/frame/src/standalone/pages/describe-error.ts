/** The error log takes so many characters; a stack in a loop has more. */
const LONGEST = 20_000;

/** An error as the log takes it: its stack, and that of what caused it. */
export function describeError(error: unknown): string {
  return `${stackOf(error)}\nat ${location.pathname}`.slice(0, LONGEST);
}

function stackOf(error: unknown, depth = 0): string {
  if (!(error instanceof Error)) return `Thrown: ${String(error)}`;
  const own = error.stack ?? `${error.name}: ${error.message}`;
  // Causes may go round in a circle.
  return error.cause === undefined || depth > 4 ? own : `${own}\nCaused by: ${stackOf(error.cause, depth + 1)}`;
}
