import * as z from 'zod/mini';
import { instant } from '../requests/text.ts';

export const ISNI_STATUSES = [
  'none',
  'draft',
  'submitted',
  'in_review',
  'possible_match',
  'assigned',
  'more_info_needed',
  'rejected',
  'claimed_existing',
] as const;

export const isniRecord = z.object({
  isni_number: z.nullable(z.string()),
  status: z.enum(ISNI_STATUSES),
  updated_at: instant,
});
export type IsniRecord = z.infer<typeof isniRecord>;
