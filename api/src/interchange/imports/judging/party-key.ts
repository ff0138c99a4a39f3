import type { NamedParty } from '@counterpoint/domain/imports';
import { labelOf } from '../../../platform/search/search-words.ts';
import { RecentMap } from './recent-map.ts';

/** What a party of a file is known by: its IPI name number, its ISNI, else its name as names are compared. */
export function partyKey(party: NamedParty): string {
  const { ipi_name_number, isni } = party;
  if (ipi_name_number) return `ipi:${ipi_name_number}`;
  return isni ? `isni:${isni}` : nameKey(party);
}

/** What a party is known by without its numbers. A person and a company of one name are two. */
export function nameKey(party: NamedParty): string {
  return `${party.kind}:${partyLabel(party)}`;
}

/** Each party of a file is asked for several times, and those of a catalogue stand in many of its works. */
const LABELS = new RecentMap<string, string>(20_000);

/** The name of a party as the search index has it. */
export function partyLabel({ first_name, name }: Pick<NamedParty, 'first_name' | 'name'>): string {
  const called = first_name && name ? `${first_name} ${name}` : first_name || name;
  const known = LABELS.get(called);
  if (known !== undefined) return known;
  const label = labelOf(called);
  LABELS.set(called, label);
  return label;
}
