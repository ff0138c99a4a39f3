import * as z from 'zod/mini';

/** Whose confirmation a row of the member's list awaits: the member's, or others' that the member may remind. */
export const awaited = z.optional(z.enum(['me', 'others']));
export type Awaited = z.infer<typeof awaited>;
