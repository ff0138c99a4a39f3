import { type CatalogueView, chosenRows } from '@counterpoint/catalogue/lists';
import type { Selection } from '@counterpoint/kit/lists';

/**
 * Works for a CWR file: by id, or null for all. Undefined for searches and drafts, which a CWR file doesn't support.
 */
type WorksForCwr = readonly string[] | null | undefined;

export function chosenIn(selection: Pick<Selection, 'rows' | 'isAll'>, view: CatalogueView) {
  return { ...chosenRows(selection, view, 'work'), forCwr: forCwr(selection, view) };
}

function forCwr({ rows, isAll }: Pick<Selection, 'rows' | 'isAll'>, { query, filter }: CatalogueView): WorksForCwr {
  if (isAll) return query === '' && filter === 'all' ? null : undefined;
  const submitted = rows.filter(({ state }) => state !== 'draft').map(({ id }) => id);
  return submitted.length > 0 ? submitted : undefined;
}
