import { PAGE_SIZE } from '@counterpoint/domain/schemas/requests';

/** Rows as the only page of a list. */
export function onePageOf<Row>(items: Row[]) {
  return { items, total: items.length, page: 1, per_page: PAGE_SIZE };
}

interface CountedRow {
  readonly state: string;
  readonly is_in_dispute: boolean;
}

/** How many of the rows each filter of the list of works shows. */
export function countsByFilter<Filter extends string>(
  items: readonly CountedRow[],
  filters: readonly Filter[],
): Record<Filter, number> {
  const count = (filter: Filter) => items.filter((item) => isShown(item, filter)).length;
  // The keys are the filters; `fromEntries` loses their type.
  return Object.fromEntries(filters.map((filter) => [filter, count(filter)])) as Record<Filter, number>;
}

function isShown({ state, is_in_dispute }: CountedRow, filter: string): boolean {
  if (filter === 'all') return true;
  return filter === 'in_dispute' ? is_in_dispute : state === filter;
}
