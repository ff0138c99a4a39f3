/** `block` prevents submission. */
export type Severity = 'block' | 'warn';

export interface Finding {
  /** `W-TOT-01`; its meaning never changes. */
  readonly id: string;
  /** `writers.0.role`, or `writers` for the whole list. */
  readonly path: string;
  readonly message: string;
  readonly severity: Severity;
}

export function blockingFindings(findings: readonly Finding[]): Finding[] {
  return findings.filter(({ severity }) => severity === 'block');
}
