import type { TestApi } from './test-api.ts';

/** Settings of a society whose year begins 14 hours before UTC's. */
export const EARLIEST_TIME_ZONE = { SOCIETY_TIME_ZONE: 'Pacific/Kiritimati' };

/** Advances the clock to when this society's year has begun but UTC's hasn't; returns that year. */
export function advanceToNewYear({ clock }: Pick<TestApi, 'clock'>): number {
  const year = clock.now().getUTCFullYear();
  clock.advance(Date.UTC(year, 11, 31, 12) - clock.now().getTime());
  return year + 1;
}
