export interface CheckResult {
  readonly name: string;
  readonly passed: number;
  readonly failed: number;
  readonly output: string;
  readonly seconds: number;
}

export function closingLine(results: readonly CheckResult[]): string {
  const sum = (key: 'passed' | 'failed') => results.reduce((total, result) => total + result[key], 0);
  return `${sum('passed')} passed, ${sum('failed')} failed`;
}
