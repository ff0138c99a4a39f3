import * as z from 'zod/mini';
import { body, searchText } from './text.ts';

export const PAGE_SIZE = 10;

/** What a search of the repertoire looks through: everybody's, or what stands in the member's own list. */
export const REPERTOIRE_FILTERS = ['all', 'mine'] as const;

export const NO_SUCH_FILTER = 'There is no such filter.';

/** What every list takes in its query string; a missing value is the first page without a search. */
export const pageQuery = body({
  query: z._default(searchText(200), ''),
  page: z._default(
    z.coerce
      .number('Use a page number.')
      .check(
        z.int('Use a whole page number.'),
        z.gte(1, 'Pages start at 1.'),
        z.lte(100_000, 'There is no such page.'),
      ),
    1,
  ),
  per_page: z._default(
    z.coerce
      .number('Use a number of rows.')
      .check(
        z.int('Use a whole number of rows.'),
        z.gte(1, 'Ask for at least one row.'),
        z.lte(100, 'Ask for at most 100 rows.'),
      ),
    PAGE_SIZE,
  ),
});

export function pageOf<Item extends z.ZodMiniType>(item: Item) {
  return z.object({ items: z.array(item), total: z.int(), page: z.int(), per_page: z.int() });
}
