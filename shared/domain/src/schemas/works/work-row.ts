import * as z from 'zod/mini';
import { unknownWorkSort } from '../../messages/entries.generated.ts';
import { WORK_FILTERS, WORK_STATES } from '../../states/index.ts';
import { awaited } from '../entries/awaited.ts';
import { filterOf, pageOf, pageQuery } from '../requests/paging.ts';
import { id, instant } from '../requests/text.ts';
import { shares } from './shares.ts';
import { societyAnswers } from './society-answers.ts';

const partyShares = z.object({ party_id: z.nullable(id), name: z.string(), is_me: z.boolean(), shares });

export const workRow = z.object({
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
  society_answers: societyAnswers,
  updated_at: instant,
});
export type WorkRow = z.infer<typeof workRow>;

export const WORK_SORTS = ['-updated_at', 'updated_at', 'title', '-title'] as const;
export type WorkSort = (typeof WORK_SORTS)[number];

export const workQuery = z.extend(pageQuery, {
  filter: z._default(filterOf(WORK_FILTERS), 'all'),
  sort: z._default(z.enum(WORK_SORTS, { error: unknownWorkSort }), '-updated_at'),
  /** Lists only what this import wrote. */
  import: z.optional(id),
});

/** `counts` ignores the chosen filter. */
export const workPage = z.extend(pageOf(workRow), {
  counts: z.record(z.enum(WORK_FILTERS), z.int()),
});
export type WorkPage = z.infer<typeof workPage>;
