import * as z from 'zod/mini';
import { filterOf, pageOf, pageQuery, REPERTOIRE_FILTERS } from '../requests/paging.ts';
import { workSummary } from './work-summary.ts';

export const MATCHED_FIELDS = [
  'title',
  'alternative_title',
  'writer',
  'publisher',
  'performer',
  'reference',
  'iswc',
  'ipi',
  'isrc',
] as const;

export const searchMatch = z.object({
  field: z.enum(MATCHED_FIELDS),
  parts: z.array(z.object({ text: z.string(), is_match: z.boolean() })),
});
export type SearchMatch = z.infer<typeof searchMatch>;

export const repertoireRow = z.extend(workSummary, {
  is_mine: z.boolean(),
  matches: z.array(searchMatch),
});
export type RepertoireRow = z.infer<typeof repertoireRow>;

export const repertoireQuery = z.extend(pageQuery, {
  filter: z._default(filterOf(REPERTOIRE_FILTERS), 'all'),
});
export const repertoirePage = z.extend(pageOf(repertoireRow), {
  corrected_query: z.nullable(z.string()),
  /** More results match than are ranked. */
  is_cut: z.boolean(),
});
export type RepertoirePage = z.infer<typeof repertoirePage>;
