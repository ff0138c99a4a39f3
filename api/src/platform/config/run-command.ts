import { StartupError } from './startup-error.ts';

/** Runs a command of the operator: what keeps it from working is one line on the error output and exit code 1. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    process.stderr.write(`${explain(error)}\n`);
    process.exitCode = 1;
  }
}

/** One line for what the operator can mend; the whole stack for what only a programmer can. */
export function explain(error: unknown): string {
  if (error instanceof StartupError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
