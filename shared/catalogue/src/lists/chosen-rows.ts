import type { Selected, Selection } from '@counterpoint/kit/lists';
import * as text from '../messages/lists.generated.ts';
import type { BulkAct, ChosenEntries } from './use-bulk-act.ts';

export interface CatalogueView {
  readonly query: string;
  readonly filter: string;
  readonly importId: string | undefined;
  readonly total: number;
  readonly drafts: number;
}

export type RowsToExport =
  | { readonly ids: readonly string[] }
  | { readonly query: string; readonly filter: string; readonly import?: string | undefined };

/** As the query of an export. */
export function queryOfRows(rows: RowsToExport) {
  return 'ids' in rows ? { ids: rows.ids.join(',') } : rows;
}

export interface ChosenRows {
  readonly count: number;
  readonly words: string;
  readonly chosen: ChosenEntries;
  readonly toExport: RowsToExport;
  /** How many of them each action is for. */
  readonly counts: Readonly<Record<BulkAct, number>>;
}

export function chosenRows(
  { rows, isAll }: Pick<Selection, 'rows' | 'isAll'>,
  { query, filter, importId, total, drafts }: CatalogueView,
  what: 'work' | 'recording',
): ChosenRows {
  const count = isAll ? total : rows.length;
  const awaitingMe = filter === 'awaits_me' ? count : countAwaiting(isAll ? [] : rows, 'me');
  const counts = {
    discard: isAll ? drafts : rows.filter(({ state }) => state === 'draft').length,
    confirm: awaitingMe,
    contest: awaitingMe,
    // Only of works that were selected one by one.
    edit: isAll || filter === 'awaits_me' ? 0 : rows.filter(({ state }) => state !== 'awaiting_confirmation').length,
    withdraw:
      isAll || filter === 'awaits_me'
        ? 0
        : rows.filter(({ state, awaits }) => state !== 'draft' && awaits !== 'me').length,
    // Among all matches, others' entries can't be told apart.
    remind: countAwaiting(isAll ? [] : rows, 'others'),
  };
  if (isAll) {
    const words = text.allSelected({ what, count });
    return { count, words, counts, chosen: { query, import: importId }, toExport: { query, filter, import: importId } };
  }
  const words = text.selected({ what, count });
  return { count, words, counts, chosen: rows, toExport: { ids: rows.map(({ id }) => id) } };
}

function countAwaiting(rows: readonly Selected[], whom: 'me' | 'others'): number {
  return rows.filter(({ awaits }) => awaits === whom).length;
}
