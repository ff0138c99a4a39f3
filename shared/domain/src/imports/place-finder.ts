import { cellText } from './cell-text.ts';
import { type ImportedPlace, shortened } from './import-finding.ts';
import type { PlacedCell } from './reading-plan.ts';
import type { Field, Line, TableDefinition } from './table-definition.ts';

interface Places {
  readonly from: number;
  readonly filled: readonly (PlacedCell | undefined)[];
  readonly main: readonly Field[];
  readonly table: TableDefinition;
  linesOf(group: string): readonly Line[];
  nameOf(field: Field): string;
}

export function findPlace(path: string, { from, filled, main, table, linesOf, nameOf }: Places): ImportedPlace {
  const [, list = '', index, rest = ''] = /^(\w+)(?:\.(\d+)(?:\.(.+))?)?$/.exec(path) ?? [];
  const group = Object.keys(table.lists).find((each) => table.lists[each] === list);
  const line = group && linesOf(group)[Number(index ?? 0)];
  if (line) return placeInLine(line, table.otherPaths[rest] ?? [rest], nameOf);
  const cell = firstAt(path, filled);
  if (!cell) {
    const empty = fieldAt({ fields: main }, [path]);
    return { line: from, column: empty ? nameOf(empty) : null, found: null };
  }
  const found = cellText(cell.cells[cell.field.index]);
  return { line: cell.line, column: nameOf(cell.field), found: shortened(found) };
}

/** Matches a path exactly, or else within it, `shares.pr` for `shares`, or around it: `collections` for one of them. */
function fieldAt({ fields }: Pick<Line, 'fields'>, paths: readonly string[]): Field | undefined {
  const fieldWhere = (isAt: (path: string, wanted: string) => boolean) =>
    fields.find((field) => field.paths.some((path) => paths.some((wanted) => isAt(path, wanted))));
  return (
    fieldWhere((path, wanted) => path === wanted) ??
    fieldWhere((path, wanted) => path.startsWith(`${wanted}.`)) ??
    fieldWhere((path, wanted) => wanted.startsWith(`${path}.`))
  );
}

export function placeInLine(line: Line, paths: readonly string[], nameOf: Places['nameOf']): ImportedPlace {
  const field = fieldAt(line, paths);
  if (!field) return { line: line.line, column: null, found: null };
  return { line: line.line, column: nameOf(field), found: shortened(cellText(line.cells[field.index])) || null };
}

function firstAt(path: string, filled: Places['filled']): PlacedCell | undefined {
  let first: PlacedCell | undefined;
  for (const cell of filled) {
    if (!cell?.field.paths.some((each) => each === path || each.startsWith(`${path}.`))) continue;
    if (!first || cell.line < first.line || (cell.line === first.line && cell.field.index < first.field.index))
      first = cell;
  }
  return first;
}
