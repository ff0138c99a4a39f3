import type { ShareUnit } from './cell-kinds.ts';
import { unescapeFormula } from './formula-text.ts';
import type { ColumnMapping } from './guess-columns.ts';
import type { ImportedWork } from './imported-work.ts';
import { type Field, planReading, type ReadingPlan } from './reading-plan.ts';
import { WorkInProgress } from './work-in-progress.ts';

/** How a table of works is read. */
export interface TableReading {
  readonly header: readonly string[];
  readonly mapping: ColumnMapping;
  readonly shareUnit: ShareUnit;
}

/** Makes works of rows that come one after the other. */
export interface TableReader {
  /** Takes a row; gives the work before it, where the row begins another. */
  push(cells: readonly string[], line: number): ImportedWork | null;
  /** Gives the last work. */
  end(): ImportedWork | null;
}

/** What tells works apart. */
interface Identity {
  readonly number: string;
  readonly title: string;
  readonly iswc: string;
}

/**
 * Reads a table of works. Rows that follow one another are one work if they have the same number, or without numbers
 * the same title and ISWC; one without any of these goes on with the work above.
 */
export function createTableReader({ header, mapping, shareUnit }: TableReading): TableReader {
  const plan = planReading(mapping, shareUnit);
  const identify = identityIn(plan);
  let current: { readonly identity: Identity; readonly work: WorkInProgress } | null = null;
  return {
    push(cells, line) {
      if (cells.every((cell) => cell.trim() === '')) return null;
      const identity = identify(cells);
      if (current && goesOn(current.identity, identity)) {
        current.work.add(cells, line);
        return null;
      }
      const done = current?.work.finish() ?? null;
      current = { identity, work: new WorkInProgress(plan, header, line) };
      current.work.add(cells, line);
      return done;
    },
    end() {
      const done = current?.work.finish() ?? null;
      current = null;
      return done;
    },
  };
}

function identityIn({ work }: ReadingPlan): (cells: readonly string[]) => Identity {
  const at = (key: string) => work.find((field: Field) => field.key === key)?.index ?? -1;
  const [number, title, iswc] = [at('work_number'), at('title'), at('iswc')];
  const text = (cells: readonly string[], index: number) => unescapeFormula((cells[index] ?? '').trim()).toLowerCase();
  return (cells) => ({ number: text(cells, number), title: text(cells, title), iswc: text(cells, iswc) });
}

function goesOn(before: Identity, now: Identity): boolean {
  if (before.number !== '' || now.number !== '')
    return now.number === '' ? now.title === '' || now.title === before.title : now.number === before.number;
  if (now.title === '' && now.iswc === '') return true;
  const isSameCode = now.iswc === '' || before.iswc === '' || now.iswc === before.iswc;
  return isSameCode && (now.title === '' || now.title === before.title);
}
