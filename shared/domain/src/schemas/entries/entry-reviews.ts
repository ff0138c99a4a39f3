import * as z from 'zod/mini';
import { instant } from '../requests/text.ts';

/** `closed`: the member got a part or a mandate, and submitted it. */
export const ENTRY_REVIEW_STATES = ['open', 'approved', 'refused', 'closed'] as const;
export type EntryReviewState = (typeof ENTRY_REVIEW_STATES)[number];

/** The society's review of a draft in which its member has no part. */
export const entryReview = z.object({
  state: z.enum(ENTRY_REVIEW_STATES),
  requested_at: instant,
  /** The draft has changed since, so that it has to be reviewed again. */
  is_outdated: z.boolean(),
  reason: z.nullable(z.string()),
});
export type EntryReview = z.infer<typeof entryReview>;
