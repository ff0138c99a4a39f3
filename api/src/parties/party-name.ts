import type { PartyKind } from '@counterpoint/domain/schemas/parties';

export interface PartyNames {
  readonly kind: PartyKind;
  readonly given_names: string | null;
  readonly family_name: string | null;
  readonly organisation_name: string | null;
}

export function partyNamesOf(
  form: { given_name: string; other_names: string } | { corporation_name: string },
): PartyNames {
  if ('corporation_name' in form)
    return { kind: 'organisation', given_names: null, family_name: null, organisation_name: form.corporation_name };
  return { kind: 'person', given_names: form.given_name, family_name: form.other_names, organisation_name: null };
}

export function haveSameName(one: PartyNames, other: PartyNames): boolean {
  return one.kind === other.kind && comparable(one) === comparable(other);
}

function comparable({ organisation_name, given_names, family_name }: PartyNames): string {
  const name = organisation_name ?? `${given_names ?? ''} ${family_name ?? ''}`;
  const letters = name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return letters
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .sort()
    .join(' ');
}
