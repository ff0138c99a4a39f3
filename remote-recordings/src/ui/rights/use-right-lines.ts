import { formatShareNumber } from '@counterpoint/domain/shares';
import { useMemo, useRef, useState } from 'react';
import { remainingShareFor, splitEvenly, withHolder } from './right-lines.ts';
import type { RightRowActions } from './right-row.tsx';
import type { Holder, RightValues } from './right-values.ts';

interface RemovedLine {
  readonly index: number;
  readonly line: RightValues;
}

interface RightLinesOptions {
  readonly value: readonly RightValues[];
  readonly onChange: (next: RightValues[]) => void;
  readonly firstDay: string;
}

export function useRightLines({ value, onChange, firstDay }: RightLinesOptions) {
  // Stable handlers, so that only the edited row renders.
  const latest = useRef({ value, onChange });
  latest.current = { value, onChange };
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set());
  const [removed, setRemoved] = useState<RemovedLine | null>(null);
  const splitting = useSplit({ value, onChange });

  const stable = useMemo(() => {
    const write = (next: RightValues[]) => latest.current.onChange(next);
    const insert = (index: number, line: RightValues) => {
      write(latest.current.value.toSpliced(index, 0, line));
      setOpen((before) => new Set([...[...before].map((place) => (place < index ? place : place + 1)), index]));
    };
    const change = (index: number, line: RightValues) => write(latest.current.value.with(index, line));
    const actions: RightRowActions = {
      change,
      toggle: (index) => setOpen((before) => new Set(before.has(index) ? without(before, index) : [...before, index])),
      duplicate: (index) => {
        const line = latest.current.value[index];
        if (line) insert(index + 1, { ...line });
      },
      remove: (index) => {
        const line = latest.current.value[index];
        if (!line) return;
        setRemoved({ index, line });
        setOpen((before) => new Set(without(before, index).map((place) => (place < index ? place : place - 1))));
        write(latest.current.value.toSpliced(index, 1));
      },
      takeRest: (index) => {
        const line = latest.current.value[index];
        const rest = remainingShareFor(latest.current.value, index);
        if (line && rest !== null && rest > 0) change(index, { ...line, share: formatShareNumber(rest) });
      },
    };
    return { actions, insert };
  }, []);

  function add(party: Holder) {
    const next = withHolder(value, party, firstDay);
    setOpen((before) => new Set([...before, next.filter(({ is_claim }) => !is_claim).length - 1]));
    onChange(next);
  }
  function undoRemove() {
    if (removed) stable.insert(removed.index, removed.line);
    setRemoved(null);
  }
  return { open, removed, actions: stable.actions, add, undoRemove, ...splitting };
}

function useSplit({ value, onChange }: Pick<RightLinesOptions, 'value' | 'onChange'>) {
  const [split, setSplit] = useState<{ readonly before: readonly RightValues[]; readonly after: string } | null>(null);
  function splitAll() {
    const after = splitEvenly(value);
    setSplit({ before: value, after: JSON.stringify(after) });
    onChange(after);
  }
  const isAsSplit = split !== null && split.after === JSON.stringify(value);
  return { splitAll, undoSplit: isAsSplit ? () => onChange([...split.before]) : null };
}

function without(places: ReadonlySet<number>, index: number): number[] {
  return [...places].filter((place) => place !== index);
}
