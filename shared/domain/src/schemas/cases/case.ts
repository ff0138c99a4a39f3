import * as z from 'zod/mini';
import { CASE_FILTERS, CASE_KINDS, CASE_STATES } from '../../states/index.ts';
import { filterOf, pageOf, pageQuery } from '../requests/paging.ts';
import { id, instant } from '../requests/text.ts';
import { CASE_MEASURES, CASE_SIDES } from './case-choices.ts';

export const caseRow = z.object({
  id,
  version: z.int(),
  number: z.string(),
  kind: z.enum(CASE_KINDS),
  state: z.enum(CASE_STATES),
  object_type: z.enum(['composition', 'recording']),
  object_id: id,
  object_title: z.string(),
  object_code: z.nullable(z.string()),
  my_side: z.enum(CASE_SIDES),
  claimant_name: z.string(),
  respondent_names: z.array(z.string()),
  /** Share on hold of each right or of the recording, in hundredths of a per cent, largest first. */
  holds: z.array(z.object({ measure: z.enum(CASE_MEASURES), share: z.int() })),
  /** Formatted uses, territories and periods of a recording; empty for a work. */
  disputed: z.array(z.object({ uses: z.string(), words: z.string() })),
  is_my_turn: z.boolean(),
  can_answer: z.boolean(),
  waits_for: z.array(z.string()),
  respond_by: z.nullable(instant),
  updated_at: instant,
});
export type CaseRow = z.infer<typeof caseRow>;

export const caseQuery = z.extend(pageQuery, {
  filter: z._default(filterOf(CASE_FILTERS), 'all'),
  object_id: z.optional(id),
});
export const caseListPage = z.extend(pageOf(caseRow), {
  counts: z.record(z.enum(CASE_FILTERS), z.int()),
});
export type CaseListPage = z.infer<typeof caseListPage>;
