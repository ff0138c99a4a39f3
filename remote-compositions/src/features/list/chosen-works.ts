import { type CatalogueView, chosenRows } from '@counterpoint/catalogue/lists';
import type { Selection } from '@counterpoint/kit/lists';

/**
 * Works that societies may be told of: named one by one, or null for all that the member has. Undefined where it is
 * neither, since a CWR file knows no search and no drafts.
 */
type WorksForCwr = readonly string[] | null | undefined;

/** What a selection of works comes to, for each thing that can be done with it. */
export function chosenIn(selection: Pick<Selection, 'rows' | 'isAll'>, view: CatalogueView) {
  return { ...chosenRows(selection, view, 'work'), forCwr: forCwr(selection, view) };
}

function forCwr({ rows, isAll }: Pick<Selection, 'rows' | 'isAll'>, { query, filter }: CatalogueView): WorksForCwr {
  if (isAll) return query === '' && filter === 'all' ? null : undefined;
  const submitted = rows.filter(({ state }) => state !== 'draft').map(({ id }) => id);
  return submitted.length > 0 ? submitted : undefined;
}
