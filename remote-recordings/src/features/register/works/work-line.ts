import { formatIswc } from '@counterpoint/domain/identifiers';
import type { RepertoireRow } from '@counterpoint/domain/schemas';
import { type WorkValues, workValues } from '../line-values.ts';

/** A line for a work that was found: it is linked, and told in words as it stands now. */
export function foundLine(row: RepertoireRow): WorkValues {
  const { id, title, iswc } = row;
  return { composition_id: id, title, iswc: iswc ? formatIswc(iswc) : '', writers: writersOf(row) };
}

/** A line to be typed in, begun with what was searched for. */
export function typedLine(title: string): WorkValues {
  return workValues.parse({ title });
}

/** Who wrote a work, each once. */
export function writersOf({ writers }: RepertoireRow): string {
  return [...new Set(writers.map(({ name }) => name))].join(', ');
}

/** What a line is called; one of which nothing is told yet by its place. */
export function workName({ title }: WorkValues, place: number): string {
  return title.trim() || `Work ${place + 1}`;
}
