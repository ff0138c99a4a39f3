import { shortened } from './import-finding.ts';
import type { ImportedPlace } from './imported-work.ts';
import type { Field, Line, PlacedCell } from './reading-plan.ts';
import type { TableDefinition } from './table-definition.ts';

/** All places that are known of a work. */
interface Places {
  readonly from: number;
  readonly places: ReadonlyMap<string, PlacedCell>;
  readonly table: TableDefinition;
  linesOf(group: string): readonly Line[];
  nameOf(field: Field): string;
}

/** Finds where in the file a path of the draft stands. */
export function placeFinder({ from, places, table, linesOf, nameOf }: Places): (path: string) => ImportedPlace {
  return (path) => {
    const [, list = '', index, rest = ''] = /^(\w+)(?:\.(\d+)(?:\.(.+))?)?$/.exec(path) ?? [];
    const group = groupOf(table, list);
    const line = group && linesOf(group)[Number(index ?? 0)];
    if (line) {
      const paths = table.otherPaths[rest] ?? [rest];
      const field = line.fields.find((each) => each.paths.some((other) => paths.includes(other)));
      return { line: line.line, column: field ? nameOf(field) : null, found: null };
    }
    const cell = [...places.values()].find(({ field }) =>
      field.paths.some((each) => each === path || each.startsWith(`${path}.`)),
    );
    if (!cell) return { line: from, column: null, found: null };
    const found = (cell.cells[cell.field.index] ?? '').trim();
    return { line: cell.line, column: nameOf(cell.field), found: shortened(found) };
  };
}

function groupOf({ lists }: TableDefinition, list: string): string | undefined {
  return Object.keys(lists).find((group) => lists[group] === list);
}
