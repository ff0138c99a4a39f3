/** `block` keeps a work from being submitted; `warn` is worth saying and no more. */
export type Severity = 'block' | 'warn';

export interface Finding {
  /** The rule, for support and logs: `W-TOT-01`. It never changes its meaning. */
  readonly id: string;
  /** The field, as in a problem's details: `writers.0.role`, `writers` for all of them. */
  readonly path: string;
  readonly message: string;
  readonly severity: Severity;
}

/** Those that keep a work from being submitted. */
export function blockingFindings(findings: readonly Finding[]): Finding[] {
  return findings.filter(({ severity }) => severity === 'block');
}
