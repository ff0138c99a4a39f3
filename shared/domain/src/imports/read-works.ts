import type { ShareUnit } from './cell-kinds.ts';
import { cellText } from './cell-text.ts';
import { unescapeFormula } from './formula-text.ts';
import type { ColumnMapping } from './guess-columns.ts';
import type { ImportedWork } from './imported-work.ts';
import { planReading, type ReadingPlan } from './reading-plan.ts';
import type { TableDefinition } from './table-definition.ts';
import { WorkInProgress } from './work-in-progress.ts';

export interface TableReading {
  readonly table: TableDefinition;
  readonly header: readonly string[];
  readonly mapping: ColumnMapping;
  readonly shareUnit: ShareUnit;
}

/**
 * Rows are one entry if they have the same number, or without numbers the same title and code (ISWC, ISRC) and no empty
 * row between them. A row without any of these continues the entry above.
 */
export function createTableReader({ table, header, mapping, shareUnit }: TableReading) {
  const plan = planReading(table, mapping, shareUnit);
  const isContinued = continuation(table, plan);
  let isGap = false;
  let current: { readonly cells: readonly string[]; readonly work: WorkInProgress } | null = null;
  return {
    push(cells: Cells, line: number): ImportedWork | null {
      const isAfterGap = isGap;
      isGap = cells.every((cell) => cellText(cell) === '');
      if (isGap) return null;
      if (current && isContinued(current.cells, cells, isAfterGap)) {
        current.work.add(cells, line);
        return null;
      }
      const done = current?.work.finish() ?? null;
      current = { cells, work: new WorkInProgress({ table, plan, header }, line) };
      current.work.add(cells, line);
      return done;
    },
    end(): ImportedWork | null {
      const done = current?.work.finish() ?? null;
      current = null;
      return done;
    },
  };
}

type Cells = readonly string[];

function continuation(
  { identity }: TableDefinition,
  { main }: ReadingPlan,
): (begun: Cells, now: Cells, isAfterGap: boolean) => boolean {
  const at = (key: string) => main.find((field) => field.key === key)?.index ?? -1;
  const [number, code] = [at(identity.number), at(identity.code)];
  const names = identity.names.map(at);
  const isUnnamed = (row: Cells) => names.every((name) => textIn(row, name) === '');
  /** With the same code, a missing version title is inherited; without a code, it means another version. */
  const hasSameNames = (begun: Cells, now: Cells) => {
    const isSameCode = textIn(now, code) !== '' && textIn(now, code) === textIn(begun, code);
    return names.every((name) => {
      const written = textIn(now, name);
      return written === textIn(begun, name) || (isSameCode && written === '');
    });
  };
  return (begun, now, isAfterGap) => {
    const itsNumber = textIn(now, number);
    if (itsNumber !== '') return itsNumber === textIn(begun, number);
    const isSame = () => isUnnamed(now) || (!isAfterGap && hasSameNames(begun, now));
    if (textIn(begun, number) !== '') return isSame();
    const itsCode = textIn(now, code);
    const begunCode = textIn(begun, code);
    if (isUnnamed(now) && itsCode === '') return true;
    const isSameCode = itsCode === '' || begunCode === '' || itsCode === begunCode;
    return isSameCode && isSame();
  };
}

function textIn(cells: Cells, index: number): string {
  const text = cellText(cells[index]);
  return text === '' ? text : unescapeFormula(text).toLowerCase();
}
