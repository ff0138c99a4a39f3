import * as z from 'zod/mini';
import { id, instant } from '../requests/text.ts';

export const ownSession = z.object({
  id,
  /** The browser as it named itself, such as 'Firefox'; null where that says nothing. */
  browser: z.nullable(z.string()),
  /** What the browser runs on, such as 'Windows' or 'iPhone'. */
  system: z.nullable(z.string()),
  signed_in_at: instant,
  /** To the minute. */
  last_used_at: instant,
  is_current: z.boolean(),
});
export type OwnSession = z.infer<typeof ownSession>;

/** `GET /user/sessions`: the caller's open sessions, the one that asks first, then those used last. */
export const ownSessions = z.object({ items: z.array(ownSession) });

/** `DELETE /user/sessions`: how many others were ended. */
export const endedSessions = z.object({ ended: z.int() });
