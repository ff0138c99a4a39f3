import type { PublisherValues, WriterValues } from '../../../ui/draft/draft-values.ts';

/** As in the API, an ISWC needs no IPI of writers in the public domain. */
export function withoutIpi(writers: readonly WriterValues[]): string[] {
  return namesOf(inCopyright(writers).filter(({ party_id, party }) => party_id !== null && !party.ipi_name_number));
}

export function hasUnknown(writers: readonly WriterValues[]): boolean {
  return inCopyright(writers).some(({ party_id }) => party_id === null);
}

function inCopyright(writers: readonly WriterValues[]): WriterValues[] {
  return writers.filter(({ public_domain }) => public_domain !== 'Y');
}

/** Each party once, in order. */
export function namesOf(lines: readonly (WriterValues | PublisherValues)[]): string[] {
  return [...new Map(lines.map((line) => [line.party_id, line.party.name])).values()];
}
