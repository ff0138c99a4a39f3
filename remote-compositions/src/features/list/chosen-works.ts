import type { WorksToExport } from '../../api/export-api.ts';
import type { DraftsToDiscard } from './use-discarding.ts';
import type { Selection } from './use-selection.ts';

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

export function chosenIn({ works, isAll }: Pick<Selection, 'works' | 'isAll'>, view: ListView): ChosenWorks {
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
  const ids = works.map(({ id }) => id);
  const submitted = works.filter(({ state }) => state !== 'draft').map(({ id }) => id);
  return {
    count: works.length,
    words: works.length === 1 ? '1 work selected' : `${works.length} works selected`,
    draftCount: works.filter(({ state }) => state === 'draft').length,
    toDiscard: works,
    toExport: { ids },
    forCwr: submitted.length > 0 ? submitted : undefined,
  };
}
