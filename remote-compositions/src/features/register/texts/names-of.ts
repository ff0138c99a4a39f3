import type { PublisherValues, WriterValues } from '../../../ui/draft/draft-values.ts';

/** Each party once, in order. */
export function namesOf(lines: readonly (WriterValues | PublisherValues)[]): string[] {
  return [...new Map(lines.map((line) => [line.party_id, line.party.name])).values()];
}
