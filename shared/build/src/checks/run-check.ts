export interface CheckResult {
  readonly passed: number;
  readonly failed: number;
  readonly output: string;
}

const startedAt = performance.now();
const results: CheckResult[] = [];

export function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

export async function runCheck(name: string, run: () => Promise<CheckResult>): Promise<void> {
  print(`${name} …`);
  const before = performance.now();
  const result = await run().catch((error: unknown): CheckResult => {
    const output = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { passed: 0, failed: 1, output };
  });
  results.push(result);
  if (result.failed > 0) print(result.output.trim());
  print(`${name}: ${countsOf([result])} in ${secondsSince(before)} s.`);
}

export function closeChecks(note: string): void {
  print(`${secondsSince(startedAt)} s in all. ${note}`);
  print(countsOf(results));
  process.exitCode = results.some(({ failed }) => failed > 0) ? 1 : 0;
}

function countsOf(checks: readonly CheckResult[]): string {
  const sum = (key: 'passed' | 'failed') => checks.reduce((total, check) => total + check[key], 0);
  return `${sum('passed')} passed, ${sum('failed')} failed`;
}

function secondsSince(time: number): string {
  return ((performance.now() - time) / 1000).toFixed(0);
}

/** A run that failed without a failed test, by a crash or a leak, counts as one. */
export function withUnexplained({ passed, failed, output }: CheckResult, exitCode: number): CheckResult {
  return { passed, failed: failed || (exitCode === 0 ? 0 : 1), output };
}
