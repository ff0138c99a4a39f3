import { useHost } from '@counterpoint/contract';
import { type ReactNode, useState } from 'react';
import * as z from 'zod/mini';

const kept = z.array(z.string());

interface ColumnChoice {
  readonly listName: string;
  readonly columns: readonly { readonly id: string; readonly header: ReactNode }[];
  readonly usual: readonly string[];
}

export interface ChosenColumns {
  readonly choice: ColumnChoice;
  readonly has: (id: string) => boolean;
  readonly toggle: (id: string) => void;
  readonly reset: () => void;
}

export function useColumns(choice: ColumnChoice): ChosenColumns {
  const { user } = useHost();
  const key = `${choice.listName}-columns:${user?._id ?? ''}`;
  const [chosen, setChosen] = useState(() => readColumns(key, choice));
  function choose(columns: readonly string[]) {
    setChosen(columns);
    try {
      localStorage.setItem(key, JSON.stringify(columns));
    } catch {
      // Storage is blocked: the default columns apply next time.
    }
  }
  return {
    choice,
    has: (id) => chosen.includes(id),
    toggle: (id) => choose(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]),
    reset: () => choose(choice.usual),
  };
}

function readColumns(key: string, { columns, usual }: ColumnChoice): readonly string[] {
  try {
    const read = kept.safeParse(JSON.parse(localStorage.getItem(key) ?? ''));
    if (!read.success) return usual;
    return columns.map(({ id }) => id).filter((id) => read.data.includes(id));
  } catch {
    // Storage is blocked, or holds something else.
    return usual;
  }
}
