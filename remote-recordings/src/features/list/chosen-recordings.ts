import type { DraftsToDiscard, Selection } from '@counterpoint/catalogue/lists';
import type { RecordingsToExport } from '../../api/export-api.ts';

/** Where the member is in the list. */
export interface ListView {
  readonly query: string;
  readonly filter: string;
  /** How many recordings answer search and filter, and how many of them are drafts. */
  readonly total: number;
  readonly drafts: number;
}

/** What a selection comes to, for each thing that can be done with it. */
export interface ChosenRecordings {
  readonly count: number;
  readonly words: string;
  readonly draftCount: number;
  readonly toDiscard: DraftsToDiscard;
  readonly toExport: RecordingsToExport;
}

export function chosenIn({ rows, isAll }: Pick<Selection, 'rows' | 'isAll'>, view: ListView): ChosenRecordings {
  const { query, filter, total, drafts } = view;
  if (isAll) {
    const words = `All ${total} recordings selected`;
    return { count: total, words, draftCount: drafts, toDiscard: { query }, toExport: { query, filter } };
  }
  return {
    count: rows.length,
    words: rows.length === 1 ? '1 recording selected' : `${rows.length} recordings selected`,
    draftCount: rows.filter(({ state }) => state === 'draft').length,
    toDiscard: rows,
    toExport: { ids: rows.map(({ id }) => id) },
  };
}
