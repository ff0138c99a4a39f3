import * as z from 'zod/mini';
import { id, instant } from '../requests/text.ts';

export const ownSession = z.object({
  id,
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  signed_in_at: instant,
  /** To the minute. */
  last_used_at: instant,
  is_current: z.boolean(),
});
export type OwnSession = z.infer<typeof ownSession>;

export const ownSessions = z.object({ items: z.array(ownSession) });

export const endedSessions = z.object({ ended: z.int() });
