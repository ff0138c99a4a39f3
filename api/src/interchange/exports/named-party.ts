import type { NamedParty } from '@counterpoint/domain/imports';
import type { OptionalNames } from '../../parties/party-view.ts';

export function toNamedParty(row: OptionalNames & Record<'ipi_name_number' | 'isni', string | null>): NamedParty {
  const { kind, given_names, family_name, organisation_name, ipi_name_number, isni } = row;
  const numbers = { ipi_name_number, ...(isni && { isni }) };
  if (kind === 'person') return { kind, first_name: given_names, name: family_name ?? '', ...numbers };
  return { kind: 'organisation', first_name: null, name: organisation_name ?? '', ...numbers };
}
