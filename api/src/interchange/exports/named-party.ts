import type { NamedParty } from '@counterpoint/domain/imports';
import type { OptionalNames } from '../../parties/party-view.ts';

interface PartyRow extends OptionalNames {
  readonly ipi_name_number: string | null;
  readonly isni: string | null;
}

export function toNamedParty(row: PartyRow): NamedParty {
  const { kind, given_names, family_name, organisation_name, ipi_name_number, isni } = row;
  const numbers = { ipi_name_number, ...(isni && { isni }) };
  if (kind === 'person') return { kind, first_name: given_names, name: family_name ?? '', ...numbers };
  return { kind: 'organisation', first_name: null, name: organisation_name ?? '', ...numbers };
}
