import type { Selection } from '@counterpoint/kit/lists';
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
  noun: 'work' | 'recording',
): ChosenRows {
  if (isAll) {
    const words = `All ${total} ${noun}s selected`;
    return { count: total, words, draftCount: drafts, toDiscard: { query }, toExport: { query, filter } };
  }
  return {
    count: rows.length,
    words: rows.length === 1 ? `1 ${noun} selected` : `${rows.length} ${noun}s selected`,
    draftCount: rows.filter(({ state }) => state === 'draft').length,
    toDiscard: rows,
    toExport: { ids: rows.map(({ id }) => id) },
  };
}
