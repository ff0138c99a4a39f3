import { findCountry, nationalities } from '@counterpoint/domain/countries';
import { formatIsni, parseIsni } from '@counterpoint/domain/identifiers';
import { ORGANISATION_TYPES, type RegisterAs } from '@counterpoint/domain/schemas/members';
import { formatLongDate } from '@counterpoint/kit/text';
import type { Message } from '@counterpoint/messages';
import { formatList } from '@counterpoint/messages';
import * as account from '../../messages/account.generated.ts';
import * as fields from '../../messages/member-fields.generated.ts';
import { password } from '../../messages/new-password.generated.ts';
import * as text from '../../messages/sign-up.generated.ts';
import { ORGANISATION_LABELS, ROLE_LABELS } from '../../ui/member-options.ts';
import type { SignUpField, SignUpValues } from './sign-up-values.ts';

const LABELS: Readonly<Record<Exclude<SignUpField, 'country'>, Message>> = {
  given_name: fields.givenName,
  other_names: fields.otherNames,
  stage_names: fields.writingNames,
  birth_date: fields.birthDate,
  nationality: fields.nationality,
  phone: account.phone,
  ipi_name_number: fields.ipi,
  isni_number: fields.isni,
  roles: fields.roles,
  corporation_name: fields.corporationName,
  organisation_type: fields.organisationType,
  registration_number: fields.registrationNumber,
  contact_person: fields.contactPerson,
  email: account.email,
  password: password,
  accept_terms: text.terms,
};

const COUNTRY_LABELS: Readonly<Record<RegisterAs, Message>> = {
  individual: fields.residence,
  corporate: fields.registrationCountry,
};

export interface Answer {
  readonly field: SignUpField;
  readonly label: string;
  readonly value: string | null;
}

export function formatAnswer(kind: RegisterAs, field: SignUpField, values: SignUpValues): Answer {
  const label = field === 'country' ? COUNTRY_LABELS[kind] : LABELS[field];
  return { field, label: label(), value: formatValue(field, values) || null };
}

function formatValue(field: SignUpField, values: SignUpValues): string {
  switch (field) {
    case 'stage_names':
      return formatList(values.stage_names.map((name) => name.trim()).filter(Boolean), 'unit');
    case 'birth_date':
      return formatLongDate(values.birth_date);
    case 'nationality':
      return nationalities().find(({ code }) => code === values.nationality)?.name ?? '';
    case 'country':
      return findCountry(values.country)?.name ?? '';
    case 'isni_number':
      return formatIsni(parseIsni(values.isni_number) ?? values.isni_number);
    case 'organisation_type': {
      const type = ORGANISATION_TYPES.find((each) => each === values.organisation_type);
      return type ? ORGANISATION_LABELS[type]() : '';
    }
    case 'roles':
      return formatList(
        values.roles.map((role) => ROLE_LABELS[role]()),
        'unit',
      );
    case 'password':
      return values.password && text.hiddenPassword({ length: values.password.length });
    case 'accept_terms':
      return values.accept_terms ? text.accepted() : '';
    default:
      return values[field].trim();
  }
}
