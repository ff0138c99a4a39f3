import * as z from 'zod/mini';

/** `GET /reference/settings`: what the society has settled, as far as pages speak of it. */
export const societySettings = z.object({
  /** Days to confirm before unconfirmed lines are left out. */
  confirmation_days: z.int(),
  /** Extra days a party gets, once, on request. */
  more_time_days: z.int(),
});
