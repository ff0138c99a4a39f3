import * as z from 'zod/mini';
import { id, instant } from '../requests/text.ts';

export const ownSession = z.object({
  id,
  /** Such as 'Firefox'; null if unknown. */
  browser: z.nullable(z.string()),
  /** Such as 'Windows' or 'iPhone'. */
  system: z.nullable(z.string()),
  signed_in_at: instant,
  /** To the minute. */
  last_used_at: instant,
  is_current: z.boolean(),
});
export type OwnSession = z.infer<typeof ownSession>;

/** `GET /user/sessions`: the current session first, then the most recently used. */
export const ownSessions = z.object({ items: z.array(ownSession) });

/** `DELETE /user/sessions`: the number of other sessions that were ended. */
export const endedSessions = z.object({ ended: z.int() });
