import type { Selection } from '@counterpoint/kit/lists';
import type { DraftsToDiscard } from './use-discarding.ts';

/** Where the member is in a list of their catalogue. */
export interface CatalogueView {
  readonly query: string;
  readonly filter: string;
  /** How many rows answer search and filter, and how many of them are drafts. */
  readonly total: number;
  readonly drafts: number;
}

/** Rows to export: these, or all that answer search and filter. */
export type RowsToExport = { readonly ids: readonly string[] } | { readonly query: string; readonly filter: string };

/** What a selection comes to, for each thing that can be done with it. */
export interface ChosenRows {
  readonly count: number;
  readonly words: string;
  readonly draftCount: number;
  readonly toDiscard: DraftsToDiscard;
  readonly toExport: RowsToExport;
}

/** What a selection of works, or of recordings, comes to. */
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
