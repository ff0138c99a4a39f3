import type { CompositionRow } from '@counterpoint/domain/schemas';
import { useState } from 'react';

/** What is kept of a selected row: enough to act on it when another page is shown. */
export type SelectedWork = Pick<CompositionRow, 'id' | 'version' | 'state'>;

interface Held {
  /** The search and filter that it was made in: in another one it means something else. */
  readonly within: string;
  readonly works: ReadonlyMap<string, SelectedWork>;
  readonly isAll: boolean;
}

export interface Selection {
  readonly works: readonly SelectedWork[];
  /** Everything that answers search and filter, whichever page it stands on. */
  readonly isAll: boolean;
  readonly has: (id: string) => boolean;
  readonly toggle: (row: CompositionRow) => void;
  /** Selects these rows, or none of them where all are. */
  readonly toggleAll: (rows: readonly CompositionRow[]) => void;
  readonly selectAll: () => void;
  readonly clear: () => void;
}

const NONE: ReadonlyMap<string, SelectedWork> = new Map();

/** The rows that are chosen to do something with, kept while pages are turned and let go with search and filter. */
export function useSelection(within: string): Selection {
  const [held, setHeld] = useState<Held>({ within, works: NONE, isAll: false });
  const { works, isAll } = held.within === within ? held : { works: NONE, isAll: false };
  const hold = (next: ReadonlyMap<string, SelectedWork>) => setHeld({ within, works: next, isAll: false });

  function toggle(row: CompositionRow) {
    const next = new Map(works);
    if (!next.delete(row.id)) next.set(row.id, row);
    hold(next);
  }
  function toggleAll(rows: readonly CompositionRow[]) {
    const next = new Map(works);
    const isEvery = rows.every(({ id }) => next.has(id));
    for (const row of rows) {
      if (isEvery) next.delete(row.id);
      else next.set(row.id, row);
    }
    hold(next);
  }
  return {
    works: [...works.values()],
    isAll,
    has: (id) => isAll || works.has(id),
    toggle,
    toggleAll,
    selectAll: () => setHeld({ within, works, isAll: true }),
    clear: () => hold(NONE),
  };
}
