import * as z from 'zod/mini';
import { WORK_STATES } from '../../states/index.ts';
import { awaited } from '../entries/awaited.ts';
import { id, instant } from '../requests/text.ts';
import { shares } from './shares.ts';

const partyShares = z.object({ party_id: z.nullable(id), name: z.string(), is_me: z.boolean(), shares });

/** The fields of a work shown in lists and search results. */
export const workSummary = z.object({
  id,
  reference: z.string(),
  version: z.int(),
  title: z.string(),
  iswc: z.nullable(z.string()),
  state: z.enum(WORK_STATES),
  is_in_dispute: z.boolean(),
  awaits: awaited,
  writers: z.array(partyShares),
  publishers: z.array(partyShares),
  updated_at: instant,
});
