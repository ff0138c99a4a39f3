import type { Message } from '@counterpoint/messages';
import * as z from 'zod/mini';
import * as text from '../../messages/requests.generated.ts';
import { body, typedText } from './text.ts';

export const PAGE_SIZE = 10;
export const MAX_ROWS = 100;
const LAST_PAGE = 100_000;

export const REPERTOIRE_FILTERS = ['all', 'mine'] as const;

export function filterOf<const Filters extends readonly [string, ...string[]]>(filters: Filters) {
  return z.enum(filters, { error: text.unknownFilter });
}

export function countUpTo(max: number, error: Message) {
  return z.coerce.number({ error }).check(z.int({ error }), z.gte(1, { error }), z.lte(max, { error }));
}

export const pageQuery = body({
  query: z._default(typedText(200), ''),
  page: z._default(countUpTo(LAST_PAGE, text.unknownPage), 1),
  per_page: z._default(
    countUpTo(MAX_ROWS, () => text.enterPageSize({ max: MAX_ROWS })),
    PAGE_SIZE,
  ),
});

export function pageOf<Item extends z.ZodMiniType>(item: Item) {
  return z.object({ items: z.array(item), total: z.int(), page: z.int(), per_page: z.int() });
}
