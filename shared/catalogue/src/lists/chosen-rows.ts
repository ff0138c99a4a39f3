import type { Selection } from '@counterpoint/kit/lists';
import * as text from '../messages/lists.generated.ts';
import type { DraftsToDiscard } from './use-discarding.ts';

export interface CatalogueView {
  readonly query: string;
  readonly filter: string;
  readonly total: number;
  readonly drafts: number;
}

export type RowsToExport = { readonly ids: readonly string[] } | { readonly query: string; readonly filter: string };

export interface ChosenRows {
  readonly count: number;
  readonly words: string;
  readonly draftCount: number;
  readonly toDiscard: DraftsToDiscard;
  readonly toExport: RowsToExport;
}

export function chosenRows(
  { rows, isAll }: Pick<Selection, 'rows' | 'isAll'>,
  { query, filter, total, drafts }: CatalogueView,
  what: 'work' | 'recording',
): ChosenRows {
  if (isAll) {
    const words = text.allSelected({ what, count: total });
    return { count: total, words, draftCount: drafts, toDiscard: { query }, toExport: { query, filter } };
  }
  return {
    count: rows.length,
    words: text.selected({ what, count: rows.length }),
    draftCount: rows.filter(({ state }) => state === 'draft').length,
    toDiscard: rows,
    toExport: { ids: rows.map(({ id }) => id) },
  };
}
