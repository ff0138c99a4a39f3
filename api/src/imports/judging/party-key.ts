import type { NamedParty } from '@counterpoint/domain/imports';
import { labelOf } from '../../search/search-words.ts';

/** What a party of a file is known by: its IPI name number, else its name as names are compared. */
export function partyKey({ ipi_name_number, ...party }: NamedParty): string {
  return ipi_name_number ? `ipi:${ipi_name_number}` : `${party.kind}:${partyLabel(party)}`;
}

/** The name of a party as the search index has it. */
export function partyLabel({ first_name, name }: Pick<NamedParty, 'first_name' | 'name'>): string {
  return labelOf([first_name, name].filter(Boolean).join(' '));
}
