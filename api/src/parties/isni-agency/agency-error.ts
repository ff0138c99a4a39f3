/** What can go wrong with the agency; `isPassing` says whether the same request may succeed later. */
export const AGENCY_FAILURES = {
  unreachable: { isPassing: true },
  timed_out: { isPassing: true },
  /** 500 and above, and 429. */
  busy: { isPassing: true },
  /** Any other status that is no success, a redirect among them: the settings are wrong, or we are not let in. */
  refused: { isPassing: false },
  /** No XML, cut off, too large, or XML of another kind: a proxy's page, say. */
  unreadable: { isPassing: true },
} as const;
export type AgencyFailure = keyof typeof AGENCY_FAILURES;

/** The agency did not answer, or not in a way that can be used. */
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
