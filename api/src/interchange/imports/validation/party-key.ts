import type { NamedParty } from '@counterpoint/domain/imports';
import { labelOf } from '../../../platform/search/tokenize.ts';
import { RecentMap } from './recent-map.ts';

export function partyKey(party: NamedParty): string {
  const { ipi_name_number, isni } = party;
  if (ipi_name_number) return `ipi:${ipi_name_number}`;
  return isni ? `isni:${isni}` : nameKey(party);
}

/** A catalogue repeats its parties in many works. */
const NAME_KEYS = new RecentMap<string, string>(20_000);

/** Returns a party's key by name. A person and a company of one name are two. */
export function nameKey(party: { readonly kind: string } & Pick<NamedParty, 'first_name' | 'name'>): string {
  const name = `${party.kind}:${party.first_name ?? ''} ${party.name}`;
  const known = NAME_KEYS.get(name);
  if (known !== undefined) return known;
  const key = `${party.kind}:${partyLabel(party)}`;
  NAME_KEYS.set(name, key);
  return key;
}

export function partyLabel({ first_name, name }: Pick<NamedParty, 'first_name' | 'name'>): string {
  return labelOf(first_name && name ? `${first_name} ${name}` : first_name || name);
}

export function twinKey(names: readonly string[], people: readonly string[]): string {
  return [...names.map(labelOf), ...people.toSorted()].join('|');
}
