import { type CheckResult, closingLine } from './result.ts';

const startedAt = performance.now();
const results: CheckResult[] = [];

export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

export async function runCheck(name: string, run: () => Promise<CheckResult>): Promise<void> {
  say(`${name} …`);
  const result = await run().catch(crashed(name));
  results.push(result);
  if (result.failed > 0) say(result.output.trim());
  say(`${name}: ${result.passed} passed, ${result.failed} failed in ${result.seconds.toFixed(0)} s.`);
}

export function closeChecks(note: string): void {
  const seconds = (performance.now() - startedAt) / 1000;
  say(`${seconds.toFixed(0)} s in all. ${note}`);
  say(closingLine(results));
  process.exitCode = results.some(({ failed }) => failed > 0) ? 1 : 0;
}

function crashed(name: string) {
  return (error: unknown): CheckResult => {
    const output = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { name, passed: 0, failed: 1, output, seconds: 0 };
  };
}
