import * as z from 'zod/mini';

/** `GET /reference/settings`. */
export const societySettings = z.object({
  /** Days to confirm before a work is registered with its shares unconfirmed. */
  confirmation_days: z.int(),
  /** Extra days that a party of a case gets once, on request. */
  more_time_days: z.int(),
});
