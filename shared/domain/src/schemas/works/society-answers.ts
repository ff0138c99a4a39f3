import * as z from 'zod/mini';
import { CWR_STATUSES } from '../../cwr/status-codes.ts';

/** The latest answer of each society; none for anyone but the submitter. */
export const societyAnswers = z._default(
  z.array(z.object({ society_name: z.string(), status: z.enum(CWR_STATUSES) })),
  [],
);
export type SocietyAnswers = z.output<typeof societyAnswers>;
