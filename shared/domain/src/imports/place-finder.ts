import { shortened } from './import-finding.ts';
import type { ImportedPlace } from './imported-work.ts';
import { type Field, type Group, LISTS, type Line, type PlacedCell } from './reading-plan.ts';

/** All places that are known of a work. */
interface Places {
  readonly from: number;
  readonly places: ReadonlyMap<string, PlacedCell>;
  readonly lists: Readonly<Record<Group, readonly Line[]>>;
  nameOf(field: Field): string;
}

/** What of a party stands in which path of a line. */
const PARTY_PATHS: Readonly<Record<string, readonly string[]>> = {
  party: ['last_name', 'name', 'full_name'],
  'party.name': ['last_name', 'name', 'full_name'],
  'party.first_name': ['first_name'],
  'party.ipi_name_number': ['ipi_name_number'],
};

/** Finds where in the file a path of the draft stands. */
export function placeFinder({ from, places, lists, nameOf }: Places): (path: string) => ImportedPlace {
  const groups = new Map<string, Group>(Object.entries(LISTS).map(([group, list]) => [list, group as Group]));
  return (path) => {
    const [, list = '', index, rest = ''] = /^(\w+)(?:\.(\d+)(?:\.(.+))?)?$/.exec(path) ?? [];
    const group = groups.get(list);
    const line = group && lists[group][Number(index ?? 0)];
    if (line) {
      const paths = PARTY_PATHS[rest] ?? [rest];
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
