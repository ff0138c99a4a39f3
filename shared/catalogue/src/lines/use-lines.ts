import { useState } from 'react';

interface LineArray<Line> {
  readonly append: (line: Line, options: { shouldFocus: boolean }) => void;
  readonly insert: (index: number, line: Line, options: { shouldFocus: boolean }) => void;
  readonly remove: (index: number) => void;
}

/** Restores the last removed line until another one is added. */
export function useLines<Line>({ append, insert, remove }: LineArray<Line>, lineAt: (index: number) => Line) {
  const [removed, setRemoved] = useState<{ readonly index: number; readonly line: Line } | null>(null);
  return {
    add(line: Line) {
      setRemoved(null);
      append(line, { shouldFocus: false });
    },
    remove(index: number) {
      setRemoved({ index, line: lineAt(index) });
      remove(index);
    },
    removed,
    undoRemove() {
      if (removed) insert(removed.index, removed.line, { shouldFocus: false });
      setRemoved(null);
    },
  };
}
