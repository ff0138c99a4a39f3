import { formatIswc } from '@counterpoint/domain/identifiers';
import type { RepertoireRow } from '@counterpoint/domain/schemas/works';
import * as text from '../../../messages/register.generated.ts';
import { type WorkValues, workValues } from '../line-values.ts';

export function foundLine(row: RepertoireRow): WorkValues {
  const { id, title, iswc } = row;
  return { composition_id: id, title, iswc: iswc ? formatIswc(iswc) : '', writers: writersOf(row) };
}

export function typedLine(title: string): WorkValues {
  return workValues.parse({ title });
}

export function writersOf({ writers }: RepertoireRow): string {
  return [...new Set(writers.map(({ name }) => name))].join(', ');
}

export function workName({ title }: WorkValues, place: number): string {
  return title.trim() || text.workNumber({ number: place + 1 });
}
