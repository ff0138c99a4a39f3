/** API calls have no time limit. After this time the member can cancel or retry. */
export const LONG_WAIT_MS = 10_000;
