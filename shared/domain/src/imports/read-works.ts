import type { ShareUnit } from './cell-kinds.ts';
import { unescapeFormula } from './formula-text.ts';
import type { ColumnMapping } from './guess-columns.ts';
import type { ImportedWork } from './imported-work.ts';
import { type Field, planReading, type ReadingPlan } from './reading-plan.ts';
import type { TableDefinition } from './table-definition.ts';
import { WorkInProgress } from './work-in-progress.ts';

/** How a table is read. */
export interface TableReading {
  readonly table: TableDefinition;
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
  /** What it is called, in parts: title and version of a recording. */
  readonly names: readonly string[];
  readonly code: string;
}

/**
 * Reads a table of works or recordings. Rows that follow one another are one work if they have the same number, or
 * without numbers the same title and code (ISWC, ISRC); one without any of these goes on with the work above.
 */
export function createTableReader({ table, header, mapping, shareUnit }: TableReading): TableReader {
  const plan = planReading(table, mapping, shareUnit);
  const identify = identityIn(table, plan);
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
      current = { identity, work: new WorkInProgress({ table, plan, header }, line) };
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

function identityIn({ identity }: TableDefinition, { main }: ReadingPlan): (cells: readonly string[]) => Identity {
  const at = (key: string) => main.find((field: Field) => field.key === key)?.index ?? -1;
  const [number, code] = [at(identity.number), at(identity.code)];
  const names = identity.names.map(at);
  const text = (cells: readonly string[], index: number) => unescapeFormula((cells[index] ?? '').trim()).toLowerCase();
  return (cells) => ({
    number: text(cells, number),
    names: names.map((index) => text(cells, index)),
    code: text(cells, code),
  });
}

function goesOn(before: Identity, now: Identity): boolean {
  const isUnnamed = now.names.every((name) => name === '');
  if (before.number !== '' || now.number !== '')
    return now.number === '' ? isUnnamed || isCalled(before, now) : now.number === before.number;
  if (isUnnamed && now.code === '') return true;
  const isSameCode = now.code === '' || before.code === '' || now.code === before.code;
  return isSameCode && (isUnnamed || isCalled(before, now));
}

/** With one code, a version that is said once is said for all; without, a row that says none is of another version. */
function isCalled(before: Identity, now: Identity): boolean {
  const isSameCode = now.code !== '' && now.code === before.code;
  return now.names.every((name, part) => name === before.names[part] || (isSameCode && name === ''));
}
