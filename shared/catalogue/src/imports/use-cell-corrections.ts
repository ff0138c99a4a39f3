import type { CellCorrection, FindingPage, ImportChoices, ImportDetails } from '@counterpoint/domain/schemas/imports';
import { useState } from 'react';
import { chooseColumns } from './imports-api.ts';
import { useImportStep } from './use-import.ts';

type Cell = Omit<CellCorrection, 'value'>;

export interface CellCorrections {
  /** Null if the finding names no single cell of a table, or the import isn't at its check. */
  readonly cellOf: (finding: FindingPage['items'][number]) => Cell | null;
  readonly valueOf: (cell: Cell) => string | undefined;
  readonly change: (cell: Cell, value: string) => void;
  readonly count: number;
  readonly isPending: boolean;
  /** Stores the corrections with the import, which is then checked again. */
  readonly save: () => void;
}

export function useCellCorrections(job: ImportDetails): CellCorrections {
  const [typed, setTyped] = useState<readonly CellCorrection[]>([]);
  const checking = useImportStep((http, choices: ImportChoices) => chooseColumns(http, job, choices));
  const preview = job.state === 'checked' ? job.preview : null;
  return {
    cellOf({ line, column, found }) {
      if (!preview || line === null || column === null || isShortened(found)) return null;
      const index = preview.header.indexOf(column);
      const isOnlyOne = index >= 0 && preview.header.lastIndexOf(column) === index;
      return isOnlyOne ? { line, column: index } : null;
    },
    valueOf: (cell) => typed.find((each) => isSameCell(each, cell))?.value,
    change: (cell, value) => setTyped([...without(typed, [cell]), { ...cell, value }]),
    count: typed.length,
    isPending: checking.isPending,
    save() {
      if (!preview) return;
      const { columns, share_unit, corrections } = preview;
      checking.mutate({ columns, share_unit, corrections: [...without(corrections, typed), ...typed] });
    },
  };
}

function without(corrections: readonly CellCorrection[], cells: readonly Cell[]): CellCorrection[] {
  return corrections.filter((each) => !cells.some((cell) => isSameCell(each, cell)));
}

function isSameCell(one: Cell, other: Cell): boolean {
  return one.line === other.line && one.column === other.column;
}

/** The report ends long cells with an ellipsis, so the whole text isn't known here. */
function isShortened(found: string | null): boolean {
  return found?.endsWith('…') ?? false;
}
