import type { MEMBER_KINDS, Party, PartyKind } from '@counterpoint/domain/schemas/parties';
import { findSociety } from '@counterpoint/domain/societies';
import * as text from '../messages/parties.generated.ts';
import type { Row } from '../platform/db/tables.ts';

export const PARTY_NAMES = ['party.kind', 'party.given_names', 'party.family_name', 'party.organisation_name'] as const;

/** Columns that other members may see: no contact data, no base number. */
export const PARTY_COLUMNS = [...PARTY_NAMES, 'party.ipi_name_number', 'party.isni', 'party.member_id'] as const;

type PartyRow = PartyNames & Pick<Row<'party'>, 'id' | 'ipi_name_number' | 'isni' | 'member_id'>;

export function nameOf({ kind, given_names, family_name, organisation_name }: PartyNames): string {
  if (kind !== 'person') return organisation_name ?? '';
  return [given_names, family_name].filter(Boolean).join(' ');
}

/** Null where a left join found no party. */
export function nameIfAny({ kind, ...names }: OptionalNames): string | null {
  return kind && nameOf({ kind, ...names });
}

/** A member is a person or an organisation, never a group. */
export function memberKindOf(kind: PartyKind): (typeof MEMBER_KINDS)[number] {
  return kind === 'person' ? 'person' : 'organisation';
}

export function toParty(row: PartyRow, myPartyId: string): Party {
  const { id, kind, ipi_name_number, isni } = row;
  const isMember = row.member_id !== null;
  return { id, kind, name: nameOf(row), ipi_name_number, isni, is_member: isMember, is_me: id === myPartyId };
}

/** Looked up on display, so that renaming a society takes effect everywhere. */
export function societyNameOf({
  society_code,
  society_name,
}: Pick<Row<'party_society'>, 'society_code' | 'society_name'>): string {
  const society = society_code === null ? null : findSociety(society_code);
  return society?.name ?? society_name ?? text.unknownSociety({ code: String(society_code) });
}

export type PartyNames = Pick<Row<'party'>, 'kind' | 'given_names' | 'family_name' | 'organisation_name'>;

/** As a left join selects them. */
export interface OptionalNames extends Omit<PartyNames, 'kind'> {
  readonly kind: PartyKind | null;
}

export function partyNamesOf(
  form: { given_name: string; other_names: string } | { corporation_name: string },
): PartyNames {
  if ('corporation_name' in form)
    return { kind: 'organisation', given_names: null, family_name: null, organisation_name: form.corporation_name };
  return { kind: 'person', given_names: form.given_name, family_name: form.other_names, organisation_name: null };
}

/** Null if the person is unknown or erased, or is the member. */
export function personFor(person: string | null, member: string | null): string | null {
  return !person || member === null || person === member ? null : text.personFor({ person, member });
}
