import { shareCell } from './cell-kinds.ts';
import { escapeFormula } from './formula-text.ts';
import { type ColumnGroup, type ImportColumn, WRITTEN_COLUMNS } from './import-columns.ts';
import type { ImportedDraft, NamedParty } from './imported-draft.ts';
import { UNKNOWN } from './read-party.ts';
import { LISTS } from './reading-plan.ts';
import { valueAt } from './value-paths.ts';

/** A work that is written to a file. */
export interface WrittenWork {
  readonly number: string;
  readonly draft: ImportedDraft;
}

const percent = shareCell('percent');
/** Said on every row, so that each says which work it belongs to. */
const REPEATED = ['work_number', 'title'];

/** The headings of a file of works. */
export const WRITTEN_HEADER: readonly string[] = WRITTEN_COLUMNS.map(({ label }) => label);

/** The rows of a work under `WRITTEN_HEADER`: as many as its longest list has lines. */
export function rowsOf(work: WrittenWork): string[][] {
  const sources = sourcesOf(work);
  const length = Math.max(1, ...Object.entries(sources).map(([group, lines]) => (group === 'work' ? 1 : lines.length)));
  return Array.from({ length }, (_, row) => WRITTEN_COLUMNS.map((column) => cellOf(column, sources, row)));
}

function cellOf(column: ImportColumn, sources: Record<ColumnGroup, readonly unknown[]>, row: number): string {
  const isRepeated = REPEATED.includes(column.key);
  const line = sources[column.group][isRepeated ? 0 : row];
  const value = valueAt(line, column.paths[0] ?? '');
  if (value === null || value === undefined) return '';
  return escapeFormula((column.kind === 'share' ? percent : column.kind).write(value));
}

function sourcesOf({ number, draft }: WrittenWork): Record<ColumnGroup, readonly unknown[]> {
  return {
    work: [{ ...draft, work_number: number }],
    title: draft[LISTS.title],
    writer: draft.writers.map(({ party, ...line }) => ({ ...line, ...writerNames(party) })),
    publisher: draft.publishers.map(({ party, ...line }) => ({ ...line, ...publisherNames(party) })),
    recording: draft[LISTS.recording],
    performer: draft[LISTS.performer],
    component: draft[LISTS.component],
    other_id: draft[LISTS.other_id],
  };
}

function writerNames(party: NamedParty | null) {
  if (!party) return { last_name: UNKNOWN };
  return { last_name: party.name, first_name: party.first_name, ipi_name_number: party.ipi_name_number };
}

function publisherNames(party: NamedParty | null) {
  if (!party) return { name: UNKNOWN };
  return { name: party.name, first_name: party.first_name, ipi_name_number: party.ipi_name_number };
}
