import * as z from 'zod/mini';

/** A row of the member's list waits for the member, or for others whom the member may remind. */
export const awaited = z.optional(z.enum(['me', 'others']));
export type Awaited = z.infer<typeof awaited>;
