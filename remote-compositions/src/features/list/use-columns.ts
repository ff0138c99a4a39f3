import { useHost } from '@counterpoint/contract';
import { useState } from 'react';
import * as z from 'zod/mini';
import { CHOICE_COLUMNS, type ColumnId, USUAL_COLUMNS } from './composition-columns.tsx';

const kept = z.array(z.string());

export interface ChosenColumns {
  readonly chosen: readonly ColumnId[];
  readonly toggle: (id: ColumnId) => void;
  readonly reset: () => void;
}

/** Which columns the member wants to see, remembered in this browser. */
export function useColumns(): ChosenColumns {
  const { user } = useHost();
  const key = `composition-columns:${user?._id ?? ''}`;
  const [chosen, setChosen] = useState(() => readColumns(key));
  function choose(columns: readonly ColumnId[]) {
    setChosen(columns);
    try {
      localStorage.setItem(key, JSON.stringify(columns));
    } catch {
      // A browser that keeps nothing shows the usual columns the next time.
    }
  }
  return {
    chosen,
    toggle: (id) => choose(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]),
    reset: () => choose(USUAL_COLUMNS),
  };
}

function readColumns(key: string): readonly ColumnId[] {
  try {
    const read = kept.safeParse(JSON.parse(localStorage.getItem(key) ?? ''));
    if (!read.success) return USUAL_COLUMNS;
    return CHOICE_COLUMNS.map(({ id }) => id).filter((id) => read.data.includes(id));
  } catch {
    return USUAL_COLUMNS;
  }
}
