import type { CellKind, CellRead } from './cell-kinds.ts';

/** So many cells of a column are remembered, however many a file has, and none that is longer. */
const MOST_CELLS = 500;
const LONGEST_CELL = 60;

/** The cells of one column, of which most say what others said before, as roles, shares and territories: each is read once. */
export function rememberedCell(kind: CellKind): CellKind {
  const known = new Map<string, CellRead>();
  return {
    ...kind,
    read(text) {
      const before = known.get(text);
      if (before !== undefined) return before;
      const read = kind.read(text);
      if (known.size < MOST_CELLS && text.length <= LONGEST_CELL) known.set(text, read);
      return read;
    },
  };
}
