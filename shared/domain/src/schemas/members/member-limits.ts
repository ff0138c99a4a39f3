import * as z from 'zod/mini';

const counted = z.object({ used: z.int(), most: z.int() });

/** The member's use, and the society's limits per member. */
export const memberLimits = z.object({
  /** In bytes: uploaded files, and what imports keep of them. */
  storage: counted,
  /** That are neither finished nor ended. */
  open_imports: counted,
  /** Drafts of works, recordings and cases. */
  drafts: counted,
  /** Parties that the member added to the society's index. */
  parties: counted,
});
export type MemberLimits = z.output<typeof memberLimits>;
export type LimitName = keyof MemberLimits;
