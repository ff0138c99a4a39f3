import { useState } from 'react';

export interface Selected {
  readonly id: string;
  readonly version: number;
  readonly state: string;
  /** The parties that still have to confirm it. */
  readonly awaits?: 'me' | 'others' | undefined;
}

interface SelectionState {
  /** The search and filter in which the rows were selected; in another one the selection is empty. */
  readonly within: string;
  readonly rows: ReadonlyMap<string, Selected>;
  readonly isAll: boolean;
}

export interface Selection {
  readonly rows: readonly Selected[];
  readonly isAll: boolean;
  readonly has: (id: string) => boolean;
  readonly toggle: (row: Selected) => void;
  readonly toggleAll: (rows: readonly Selected[]) => void;
  readonly selectAll: () => void;
  readonly clear: () => void;
}

const NONE: ReadonlyMap<string, Selected> = new Map();

/** Kept from page to page, dropped when the search or filter changes. */
export function useSelection(within: string): Selection {
  const [held, setHeld] = useState<SelectionState>({ within, rows: NONE, isAll: false });
  const { rows, isAll } = held.within === within ? held : { rows: NONE, isAll: false };
  const hold = (next: ReadonlyMap<string, Selected>) => setHeld({ within, rows: next, isAll: false });

  // With all matches selected, unticking leaves only the rows that were ticked themselves, as the others aren't known here.
  function toggle(row: Selected) {
    const next = new Map(rows);
    if (!next.delete(row.id) && !isAll) next.set(row.id, row);
    hold(next);
  }
  function toggleAll(shown: readonly Selected[]) {
    const next = new Map(rows);
    const isEvery = isAll || shown.every(({ id }) => next.has(id));
    for (const row of shown) {
      if (isEvery) next.delete(row.id);
      else next.set(row.id, row);
    }
    hold(next);
  }
  return {
    rows: [...rows.values()],
    isAll,
    has: (id) => isAll || rows.has(id),
    toggle,
    toggleAll,
    selectAll: () => setHeld({ within, rows, isAll: true }),
    clear: () => hold(NONE),
  };
}
