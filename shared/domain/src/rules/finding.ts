export type Severity = 'block' | 'warn';

export interface Finding {
  /** `W-TOT-01`; its meaning never changes. */
  readonly id: string;
  readonly path: string;
  readonly message: string;
  readonly severity: Severity;
}

export function blockingFindings(findings: readonly Finding[]): Finding[] {
  return findings.filter(({ severity }) => severity === 'block');
}
