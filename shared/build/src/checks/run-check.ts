import { type CheckResult, closingLine } from './result.ts';

const startedAt = performance.now();
const results: CheckResult[] = [];

export function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

export async function runCheck(name: string, run: () => Promise<CheckResult>): Promise<void> {
  print(`${name} …`);
  const result = await run().catch(crashed(name));
  results.push(result);
  if (result.failed > 0) print(result.output.trim());
  print(`${name}: ${result.passed} passed, ${result.failed} failed in ${result.seconds.toFixed(0)} s.`);
}

export function closeChecks(note: string): void {
  const seconds = (performance.now() - startedAt) / 1000;
  print(`${seconds.toFixed(0)} s in all. ${note}`);
  print(closingLine(results));
  process.exitCode = results.some(({ failed }) => failed > 0) ? 1 : 0;
}

function crashed(name: string) {
  return (error: unknown): CheckResult => {
    const output = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { name, passed: 0, failed: 1, output, seconds: 0 };
  };
}
