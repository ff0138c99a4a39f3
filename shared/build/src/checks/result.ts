/** What one runner said of itself. Skipped counts as failed: a check that did not run has shown nothing. */
export interface CheckResult {
  readonly name: string;
  readonly passed: number;
  readonly failed: number;
  /** What to print when something failed. */
  readonly output: string;
  readonly seconds: number;
}

/** Sums results into the closing line. */
export function closingLine(results: readonly CheckResult[]): string {
  const sum = (key: 'passed' | 'failed') => results.reduce((total, result) => total + result[key], 0);
  return `${sum('passed')} passed, ${sum('failed')} failed`;
}
