import { useHost } from '@counterpoint/contract';
import { useState } from 'react';
import * as z from 'zod/mini';

const kept = z.array(z.string());

/** The columns that a list can show beside its title. */
export interface ColumnChoice {
  /** Whose they are, in the key under which the choice is kept. */
  readonly list: string;
  readonly columns: readonly { readonly id: string; readonly header: string }[];
  /** What is shown until the member chooses otherwise. */
  readonly usual: readonly string[];
}

/** The columns that a member chose. */
export interface ChosenColumns {
  readonly choice: ColumnChoice;
  readonly has: (id: string) => boolean;
  readonly toggle: (id: string) => void;
  readonly reset: () => void;
}

/** Which columns the member wants to see, remembered in this browser. */
export function useColumns(choice: ColumnChoice): ChosenColumns {
  const { user } = useHost();
  const key = `${choice.list}-columns:${user?._id ?? ''}`;
  const [chosen, setChosen] = useState(() => readColumns(key, choice));
  function choose(columns: readonly string[]) {
    setChosen(columns);
    try {
      localStorage.setItem(key, JSON.stringify(columns));
    } catch {
      // A browser that keeps nothing shows the usual columns the next time.
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
    return usual;
  }
}
