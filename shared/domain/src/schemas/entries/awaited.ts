import * as z from 'zod/mini';

/** Who has to confirm a row of the member's list: the member, or others whom the member may remind. */
export const awaited = z.optional(z.enum(['me', 'others']));
export type Awaited = z.infer<typeof awaited>;
