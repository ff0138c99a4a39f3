import { useLeaveGuard } from '@counterpoint/client/drafts';
import type { CellCorrection, FindingPage, ImportDetails, ImportRepair } from '@counterpoint/domain/schemas/imports';
import { useState } from 'react';
import { useImportStep } from './opened-import-api.ts';

export type Finding = FindingPage['items'][number];
export type Cell = Omit<CellCorrection, 'value'>;

/** Typed into the findings of a file, and not yet stored with its import. */
export interface CellCorrections {
  /** Null if the finding names no single cell of a table, or the import isn't at its check. */
  readonly cellOf: (place: Pick<Finding, 'line' | 'column' | 'found'>) => Cell | null;
  readonly valueOf: (cell: Cell) => string | undefined;
  /** Removes the correction of a cell whose value is unchanged. */
  readonly change: (cell: Cell, value: string, found: string) => void;
  readonly count: number;
  /** Includes those already stored. Discarding the file or choosing another sheet loses them all. */
  readonly total: number;
  readonly isPending: boolean;
  /** The import is being discarded, with everything chosen for it. */
  readonly isDiscarded: boolean;
  readonly isOpen: (repair: ImportRepair) => boolean;
  readonly toggle: (repair: ImportRepair) => void;
  /** Stores all of them with the import, which is then checked again. Groups of findings stay open. */
  readonly save: () => void;
}

/** Keeps them while the import is checked again, but not for another sheet of the file. */
export function useCellCorrections(job: ImportDetails, { isDiscarded }: { isDiscarded: boolean }): CellCorrections {
  const sheet = job.preview?.sheet ?? null;
  const [held, setHeld] = useState<{ sheet: string | null; typed: readonly CellCorrection[] }>({ sheet, typed: [] });
  const [open, setOpen] = useState<readonly string[]>([]);
  const typed = held.sheet === sheet ? held.typed : [];
  const preview = job.state === 'checked' ? job.preview : null;
  const count = preview ? typed.length : 0;
  const checking = useImportStep(job, 'choices');
  useLeaveGuard(count > 0 && !isDiscarded);
  return {
    cellOf({ line, column, found }) {
      if (!preview || line === null || column === null || isShortened(found)) return null;
      const index = preview.header.indexOf(column);
      const isOnlyOne = index >= 0 && preview.header.lastIndexOf(column) === index;
      return isOnlyOne ? { line, column: index } : null;
    },
    valueOf: (cell) => typed.find((each) => isSameCell(each, cell))?.value,
    change(cell, value, found) {
      const others = without(typed, [cell]);
      setHeld({ sheet, typed: value === found ? others : [...others, { ...cell, value }] });
    },
    count,
    total: without(job.preview?.corrections ?? [], typed).length + typed.length,
    isPending: checking.isPending,
    isDiscarded,
    isOpen: (repair) => open.includes(nameOf(repair)),
    toggle(repair) {
      const name = nameOf(repair);
      setOpen(open.includes(name) ? open.filter((each) => each !== name) : [...open, name]);
    },
    save() {
      if (!preview) return;
      const { columns, share_unit, corrections } = preview;
      checking.mutate(
        { columns, share_unit, corrections: [...without(corrections, typed), ...typed] },
        { onSuccess: () => setHeld({ sheet, typed: [] }) },
      );
    },
  };
}

/** Numbers of groups change with a new check. */
function nameOf({ rule, severity, column, correction }: ImportRepair): string {
  return [rule, severity, column, correction].join(' ');
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
