import * as z from 'zod/mini';

/** The reader's share in an overlap after they release their claim, in hundredths of a per cent. */
export const releaseEffect = z.object({
  /** Uses, territory and period, formatted. */
  words: z.string(),
  before: z.int(),
  after: z.int(),
});
export type ReleaseEffect = z.infer<typeof releaseEffect>;
