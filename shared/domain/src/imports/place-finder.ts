import { shortened } from './import-finding.ts';
import type { ImportedPlace } from './imported-work.ts';
import type { Field, Line, PlacedCell } from './reading-plan.ts';
import type { TableDefinition } from './table-definition.ts';

/** All places that are known of a work. */
interface Places {
  readonly from: number;
  /** Where what is said once was first said. */
  readonly said: readonly (PlacedCell | undefined)[];
  readonly table: TableDefinition;
  linesOf(group: string): readonly Line[];
  nameOf(field: Field): string;
}

/** Finds where in the file a path of the draft stands. */
export function findPlace(path: string, { from, said, table, linesOf, nameOf }: Places): ImportedPlace {
  const [, list = '', index, rest = ''] = /^(\w+)(?:\.(\d+)(?:\.(.+))?)?$/.exec(path) ?? [];
  const group = groupOf(table, list);
  const line = group && linesOf(group)[Number(index ?? 0)];
  if (line) {
    const paths = table.otherPaths[rest] ?? [rest];
    const field = line.fields.find((each) => each.paths.some((other) => paths.includes(other)));
    return { line: line.line, column: field ? nameOf(field) : null, found: null };
  }
  const cell = firstAt(path, said);
  if (!cell) return { line: from, column: null, found: null };
  const found = (cell.cells[cell.field.index] ?? '').trim();
  return { line: cell.line, column: nameOf(cell.field), found: shortened(found) };
}

/** The first cell of the file that says something at this path or within it. */
function firstAt(path: string, said: Places['said']): PlacedCell | undefined {
  let first: PlacedCell | undefined;
  for (const cell of said) {
    if (!cell?.field.paths.some((each) => each === path || each.startsWith(`${path}.`))) continue;
    if (!first || cell.line < first.line || (cell.line === first.line && cell.field.index < first.field.index))
      first = cell;
  }
  return first;
}

function groupOf({ lists }: TableDefinition, list: string): string | undefined {
  return Object.keys(lists).find((group) => lists[group] === list);
}
