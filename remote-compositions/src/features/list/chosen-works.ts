import type { DraftsToDiscard, Selection } from '@counterpoint/catalogue/lists';
import type { WorksToExport } from '../../api/export-api.ts';

/** Where the member is in the list. */
export interface ListView {
  readonly query: string;
  readonly filter: string;
  /** How many works answer search and filter, and how many of them are drafts. */
  readonly total: number;
  readonly drafts: number;
}

/** What a selection comes to, for each thing that can be done with it. */
export interface ChosenWorks {
  readonly count: number;
  readonly words: string;
  readonly draftCount: number;
  readonly toDiscard: DraftsToDiscard;
  readonly toExport: WorksToExport;
  /**
   * Works that societies may be told of: named one by one, or null for all that the member has. Undefined where it is
   * neither, since a CWR file knows no search and no drafts.
   */
  readonly forCwr: readonly string[] | null | undefined;
}

export function chosenIn({ rows, isAll }: Pick<Selection, 'rows' | 'isAll'>, view: ListView): ChosenWorks {
  const { query, filter, total, drafts } = view;
  if (isAll) {
    const isEverything = query === '' && filter === 'all';
    return {
      count: total,
      words: `All ${total} works selected`,
      draftCount: drafts,
      toDiscard: { query },
      toExport: { query, filter },
      forCwr: isEverything ? null : undefined,
    };
  }
  const ids = rows.map(({ id }) => id);
  const submitted = rows.filter(({ state }) => state !== 'draft').map(({ id }) => id);
  return {
    count: rows.length,
    words: rows.length === 1 ? '1 work selected' : `${rows.length} works selected`,
    draftCount: rows.filter(({ state }) => state === 'draft').length,
    toDiscard: rows,
    toExport: { ids },
    forCwr: submitted.length > 0 ? submitted : undefined,
  };
}
