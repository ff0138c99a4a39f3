import * as z from 'zod/mini';
import { RIGHTS } from '../shares/index.ts';
import { OPPOSITION_FILTERS, OPPOSITION_KINDS, OPPOSITION_STATES } from '../states/index.ts';
import { NO_SUCH_FILTER, pageOf, pageQuery } from './paging.ts';
import { id, instant } from './text.ts';

/** A row of the cases that the member is a party of. */
export const oppositionRow = z.object({
  id,
  /** `OPP-2026-00184`. */
  number: z.string(),
  kind: z.enum(OPPOSITION_KINDS),
  state: z.enum(OPPOSITION_STATES),
  object_type: z.enum(['composition', 'recording']),
  object_id: id,
  object_title: z.string(),
  claimant_name: z.string(),
  respondent_names: z.array(z.string()),
  right: z.nullable(z.enum(RIGHTS)),
  /** What is on hold, in hundredths of a per cent; of a recording the most at one place and time. */
  share_on_hold: z.int(),
  /** For which uses of a recording, where and when claims conflict, in words; none for a work. */
  disputed: z.array(z.object({ uses: z.string(), words: z.string() })),
  is_my_turn: z.boolean(),
  respond_by: z.nullable(instant),
  updated_at: instant,
});
/** A row of that list. */
export type OppositionRow = z.infer<typeof oppositionRow>;

/** `GET /oppositions`: searched by number or title. */
export const oppositionQuery = z.extend(pageQuery, {
  filter: z._default(z.enum(OPPOSITION_FILTERS, NO_SUCH_FILTER), 'all'),
});
/** A page of that list, with how many there are under each filter. */
export const oppositionPage = z.extend(pageOf(oppositionRow), {
  counts: z.record(z.enum(OPPOSITION_FILTERS), z.int()),
});
/** A page of that list. */
export type OppositionPage = z.infer<typeof oppositionPage>;
