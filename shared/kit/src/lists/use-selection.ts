import { useState } from 'react';

export interface Selected {
  readonly id: string;
  readonly version: number;
  readonly state: string;
}

interface Held {
  /** The search and filter that it was made in: in another one it means something else. */
  readonly within: string;
  readonly rows: ReadonlyMap<string, Selected>;
  readonly isAll: boolean;
}

/** The rows that are chosen to do something with. */
export interface Selection {
  readonly rows: readonly Selected[];
  /** Everything that answers search and filter, whichever page it stands on. */
  readonly isAll: boolean;
  readonly has: (id: string) => boolean;
  readonly toggle: (row: Selected) => void;
  /** Selects these rows, or none of them where all are. */
  readonly toggleAll: (rows: readonly Selected[]) => void;
  readonly selectAll: () => void;
  readonly clear: () => void;
}

const NONE: ReadonlyMap<string, Selected> = new Map();

/** The rows that are chosen to do something with, kept while pages are turned and let go with search and filter. */
export function useSelection(within: string): Selection {
  const [held, setHeld] = useState<Held>({ within, rows: NONE, isAll: false });
  const { rows, isAll } = held.within === within ? held : { rows: NONE, isAll: false };
  const hold = (next: ReadonlyMap<string, Selected>) => setHeld({ within, rows: next, isAll: false });

  function toggle(row: Selected) {
    const next = new Map(rows);
    if (!next.delete(row.id)) next.set(row.id, row);
    hold(next);
  }
  function toggleAll(shown: readonly Selected[]) {
    const next = new Map(rows);
    const isEvery = shown.every(({ id }) => next.has(id));
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
