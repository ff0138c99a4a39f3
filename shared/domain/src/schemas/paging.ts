import * as z from 'zod/mini';

/** How many rows a page of a list has. */
export const PAGE_SIZE = 10;

/** What every list takes in its query string; a missing value is the first page without a search. */
export const pageQuery = z.object({
  query: z._default(z.string().check(z.trim(), z.maxLength(200, 'Search for at most 200 characters.')), ''),
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
  per_page: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100, 'Ask for at most 100 rows.')), PAGE_SIZE),
});

/** A page of `item`: its rows, and how many there are in all. */
export function pageOf<Item extends z.ZodMiniType>(item: Item) {
  return z.object({ items: z.array(item), total: z.int(), page: z.int(), per_page: z.int() });
}
