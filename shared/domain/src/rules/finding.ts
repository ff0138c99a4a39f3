/** `block` prevents submission. */
export type Severity = 'block' | 'warn';

export interface Finding {
  /** The rule, `W-TOT-01`. An id never changes its meaning. */
  readonly id: string;
  /** As in a problem's details: `writers.0.role`, or `writers` for all. */
  readonly path: string;
  readonly message: string;
  readonly severity: Severity;
}

export function blockingFindings(findings: readonly Finding[]): Finding[] {
  return findings.filter(({ severity }) => severity === 'block');
}
