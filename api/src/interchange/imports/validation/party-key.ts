import type { NamedParty } from '@counterpoint/domain/imports';
import { labelOf } from '../../../platform/search/tokenize.ts';
import { RecentMap } from './recent-map.ts';

export function partyKey(party: NamedParty): string {
  const { ipi_name_number, isni } = party;
  if (ipi_name_number) return `ipi:${ipi_name_number}`;
  return isni ? `isni:${isni}` : nameKey(party);
}

/** Returns a party's key by name. A person and a company of one name are two. */
export function nameKey(party: { readonly kind: string } & Pick<NamedParty, 'first_name' | 'name'>): string {
  return `${party.kind}:${partyLabel(party)}`;
}

/** A catalogue repeats its parties in many works. */
const LABELS = new RecentMap<string, string>(20_000);

export function partyLabel({ first_name, name }: Pick<NamedParty, 'first_name' | 'name'>): string {
  const called = first_name && name ? `${first_name} ${name}` : first_name || name;
  const known = LABELS.get(called);
  if (known !== undefined) return known;
  const label = labelOf(called);
  LABELS.set(called, label);
  return label;
}
