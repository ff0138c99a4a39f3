import * as z from 'zod/mini';
import { unknownWorkSort } from '../../messages/entries.generated.ts';
import { WORK_FILTERS, WORK_LIST_FILTERS } from '../../states/index.ts';
import { filterOf, pageOf, pageQuery } from '../requests/paging.ts';
import { id } from '../requests/text.ts';
import { societyAnswers } from './society-answers.ts';
import { workSummary } from './work-summary.ts';

export const workRow = z.extend(workSummary, { society_answers: societyAnswers });
export type WorkRow = z.infer<typeof workRow>;

export const WORK_SORTS = ['-updated_at', 'updated_at', 'title', '-title'] as const;
export type WorkSort = (typeof WORK_SORTS)[number];

export const workQuery = z.extend(pageQuery, {
  filter: z._default(filterOf(WORK_LIST_FILTERS), 'all'),
  sort: z._default(z.enum(WORK_SORTS, { error: unknownWorkSort }), '-updated_at'),
  /** Lists only what this import wrote. */
  import: z.optional(id),
});

/** `counts` ignores the chosen filter. */
export const workPage = z.extend(pageOf(workRow), {
  counts: z.record(z.enum(WORK_FILTERS), z.int()),
});
export type WorkPage = z.infer<typeof workPage>;
