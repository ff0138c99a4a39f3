export const AGENCY_FAILURES = {
  unreachable: { isPassing: true },
  timed_out: { isPassing: true },
  /** Status 500 and above, and 429. */
  busy: { isPassing: true },
  /** Any other unsuccessful status, redirects included: wrong settings, or no access. */
  refused: { isPassing: false },
  /** No XML, truncated, too large, or another document, such as a proxy's page. */
  unreadable: { isPassing: true },
} as const;
export type AgencyFailure = keyof typeof AGENCY_FAILURES;

export class AgencyError extends Error {
  readonly code: AgencyFailure;

  constructor(code: AgencyFailure, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'AgencyError';
    this.code = code;
  }

  get isPassing(): boolean {
    return AGENCY_FAILURES[this.code].isPassing;
  }
}
