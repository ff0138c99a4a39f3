import type { NamedParty } from '@counterpoint/domain/imports';
import { labelOf } from '../../search/search-words.ts';

/** What a party of a file is known by: its IPI name number, its ISNI, else its name as names are compared. */
export function partyKey(party: NamedParty): string {
  const known = KEYS.get(party);
  if (known) return known;
  const key = keyOf(party);
  KEYS.set(party, key);
  return key;
}

function keyOf(party: NamedParty): string {
  const { kind, ipi_name_number, isni } = party;
  if (ipi_name_number) return `ipi:${ipi_name_number}`;
  return isni ? `isni:${isni}` : `${kind}:${partyLabel(party)}`;
}

/** Each party of a file is asked for several times, and its key costs more than all else. */
const KEYS = new WeakMap<NamedParty, string>();

/** The name of a party as the search index has it. */
export function partyLabel({ first_name, name }: Pick<NamedParty, 'first_name' | 'name'>): string {
  return labelOf([first_name, name].filter(Boolean).join(' '));
}
