import * as z from 'zod/mini';
import { id, instant } from '../requests/text.ts';

export const ownSession = z.object({
  id,
  /** `Firefox`; null if unknown. */
  browser: z.nullable(z.string()),
  /** `Windows`, `iPhone`; null if unknown. */
  system: z.nullable(z.string()),
  signed_in_at: instant,
  /** To the minute. */
  last_used_at: instant,
  is_current: z.boolean(),
});
export type OwnSession = z.infer<typeof ownSession>;

/** Current session first, then by last use. */
export const ownSessions = z.object({ items: z.array(ownSession) });

/** Number of other sessions ended. */
export const endedSessions = z.object({ ended: z.int() });
