import * as z from 'zod/mini';
import { ISNI_STATUSES } from '../../states/index.ts';
import { instant } from '../requests/text.ts';

export const isniRecord = z.object({
  isni_number: z.nullable(z.string()),
  status: z.enum(ISNI_STATUSES),
  updated_at: instant,
});
export type IsniRecord = z.infer<typeof isniRecord>;
